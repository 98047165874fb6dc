import { type StaffOrder, useLostStaffCommand, useStaffCommand } from '@naap/state/staff';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useResultToast } from '../../screens/app-frame/useResultToast.ts';
import type { BoardActions } from './actions.ts';
import { type Question, Questions } from './Questions.tsx';

interface BoardActionsView {
  readonly actions: BoardActions;
  /** The order whose slip is being printed. */
  readonly printed: StaffOrder | null;
  /** The dialogs that ask before an order is cancelled. */
  readonly questions: ReactNode;
}

/** Returns what can be done with the orders. `beforeCommand` is called before each command. */
export function useBoardActions(
  pick: BoardActions['pick'],
  beforeCommand: (orderId: string) => void,
): BoardActionsView {
  const { give } = useStaffCommand();
  const show = useResultToast();
  useLostStaffCommand(show);
  const latest = useRef({ give, show, pick, beforeCommand });
  useEffect(() => {
    latest.current = { give, show, pick, beforeCommand };
  });
  const [printed, setPrinted] = useState<StaffOrder | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAsking, setAsking] = useState(false);

  const [actions] = useState<BoardActions>(() => {
    function ask(next: Question) {
      setQuestion(next);
      setAsking(true);
    }
    return {
      async give(order, command) {
        latest.current.beforeCommand(order.orderId);
        const result = await latest.current.give(order, command);
        if (!result.ok) latest.current.show(result);
        return result.ok;
      },
      pick: (...args) => latest.current.pick(...args),
      print(order) {
        flushSync(() => setPrinted(order));
        addEventListener('afterprint', () => setPrinted(null), { once: true });
        print();
      },
      askToCancel: (order) => ask({ kind: 'cancel', order }),
      askAllMissing: (order, command) => ask({ kind: 'all-missing', order, command }),
    };
  });

  const questions = (
    <Questions
      question={question}
      isOpen={isAsking}
      onClose={() => setAsking(false)}
      onConfirm={(order, command) => {
        setAsking(false);
        void actions.give(order, command);
      }}
    />
  );
  return { actions, printed, questions };
}

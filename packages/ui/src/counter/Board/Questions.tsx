import { m } from '@naap/messages';
import type { StaffCommand, StaffOrder } from '@naap/state/staff';
import { useId, useState } from 'react';
import { Button, Dialog, OptionChips, Stack, Text } from '../../components/index.ts';
import { cancelReasons } from './cancel-reasons.ts';

/** What is asked about an order before it is cancelled. */
export type Question =
  | { readonly kind: 'cancel'; readonly order: StaffOrder }
  | { readonly kind: 'all-missing'; readonly order: StaffOrder; readonly command: StaffCommand };

interface QuestionsProps {
  /** The last question; null when nothing has been asked yet. */
  question: Question | null;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: (order: StaffOrder, command: StaffCommand) => void;
}

/** Asks before an order is cancelled: for the reason, or whether really nothing of it is there. */
export function Questions({ question, isOpen, onClose, onConfirm }: QuestionsProps) {
  if (question === null) return null;
  const { order } = question;
  return question.kind === 'cancel' ? (
    <CancelQuestion
      // Without the reason of the question before.
      key={order.orderId}
      order={order}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={(reason) => onConfirm(order, { kind: 'cancel', reason })}
    />
  ) : (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={m.counter_all_missing_title({ name: order.orderName })}
      description={m.counter_all_missing_text()}
      closeLabel={m.counter_close()}
      footer={<Answers onClose={onClose} onConfirm={() => onConfirm(order, question.command)} />}
    >
      {null}
    </Dialog>
  );
}

type Reason = ReturnType<typeof cancelReasons>[number]['value'];

interface CancelQuestionProps {
  order: StaffOrder;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: (reason: Reason) => void;
}

function CancelQuestion({ order, isOpen, onClose, onConfirm }: CancelQuestionProps) {
  const labelId = useId();
  const reasons = cancelReasons();
  const [reason, setReason] = useState<Reason | null>(null);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={m.counter_cancel_title({ name: order.orderName })}
      description={m.counter_cancel_text()}
      closeLabel={m.counter_close()}
      footer={
        <Answers
          onClose={onClose}
          isDisabled={reason === null}
          describedBy={labelId}
          onConfirm={() => reason && onConfirm(reason)}
        />
      }
    >
      <Stack space={8}>
        <Text weight="strong" id={labelId}>
          {m.counter_cancel_reason()}
        </Text>
        <OptionChips
          labelledBy={labelId}
          unavailableLabel=""
          selected={reason}
          values={reasons.map((each) => ({ ...each, available: true, selectable: true }))}
          onSelect={(value) => setReason(value as Reason)}
        />
      </Stack>
    </Dialog>
  );
}

interface AnswersProps {
  isDisabled?: boolean;
  /** Id of what has to be chosen first. */
  describedBy?: string;
  onClose: () => void;
  onConfirm: () => void;
}

function Answers({ isDisabled = false, describedBy, onClose, onConfirm }: AnswersProps) {
  return (
    <Stack space={8}>
      <Button
        label={m.counter_cancel()}
        emphasis="ink"
        tone="danger"
        size="medium"
        width="full"
        disabled={isDisabled}
        {...(describedBy !== undefined && { describedBy })}
        onClick={onConfirm}
      />
      <Button
        label={m.counter_cancel_keep()}
        emphasis="outline"
        size="medium"
        width="full"
        onClick={onClose}
      />
    </Stack>
  );
}

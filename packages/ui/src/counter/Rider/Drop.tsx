import { m } from '@naap/messages';
import { foreignLanguage, formatMoney, pairsOf, useLabel } from '@naap/state';
import { optionsOf, type StaffCommands, useStaffCommand } from '@naap/state/staff';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ChalkDivider, Stack, StickyBar, Text } from '../../components/index.ts';
import { useResultToast } from '../../screens/app-frame/useResultToast.ts';
import { pairTexts } from '../../screens/order-layout/pair-text.ts';
import { TimeToTry } from '../../screens/piece-choice/TimeToTry.tsx';
import { StaffChoices } from '../StaffChoices.tsx';
import { Confirm } from './Confirm.tsx';
import { DOOR_CODE_LENGTH, DoorCode, isLocked } from './DoorCode.tsx';
import { DropHead } from './DropHead.tsx';
import { type Drop, firstNameOf, piecesOf } from './drops.ts';
import { actions, between, body, cash, choices, grow, pieces, sides } from './Rider.css.ts';

interface DropProps {
  drop: Drop;
}

/** One drop: on the way, at the door, and while the shopper tries on. */
export function DropView({ drop }: DropProps) {
  return drop.status === 'At the door' && drop.isHandedOver ? (
    <TryingOn drop={drop} />
  ) : (
    <BeforeHandover drop={drop} />
  );
}

/** Returns a function that gives commands and shows why one has no effect. */
function useGive(): StaffCommands['give'] {
  const { give } = useStaffCommand();
  const show = useResultToast();
  return async (order, command) => {
    const result = await give(order, command);
    if (!result.ok) show(result);
    return result;
  };
}

function BeforeHandover({ drop }: DropProps) {
  const give = useGive();
  const { pending, isWaiting } = useStaffCommand();
  const [code, setCode] = useState('');
  const [wrongBefore, setWrongBefore] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isAtDoor = drop.status === 'At the door';
  const name = firstNameOf(drop);
  const sent = pending.findLast(
    ({ orderId, command }) => orderId === drop.orderId && command.kind === 'door-code',
  )?.command;
  const shownCode = sent?.kind === 'door-code' ? (sent.code ?? '') : code;
  const canCheck = code.length === DOOR_CODE_LENGTH;

  function arrive() {
    // At once, because phones show the keyboard only for a focus during the tap.
    flushSync(() => void give(drop, { kind: 'arrived' }));
    field.current?.focus({ preventScroll: true });
  }

  function check() {
    if (!canCheck) return field.current?.focus();
    setWrongBefore(drop.wrongCodes);
    if (!isAtDoor) void give(drop, { kind: 'arrived' });
    void give(isAtDoor ? drop : { ...drop, version: drop.version + 1 }, { kind: 'door-code', code });
  }

  return (
    <>
      <div className={`${body} ${grow}`}>
        <Stack space={16}>
          <DropHead drop={drop} />
          <ChalkDivider />
          <DoorCode
            ref={field}
            drop={drop}
            code={shownCode}
            isSent={sent !== undefined}
            isWaiting={isWaiting}
            wrongBefore={wrongBefore}
            onCodeChange={(digits) => {
              setCode(digits);
              setWrongBefore(drop.wrongCodes);
            }}
          />
          <ChalkDivider />
          <Parcel drop={drop} />
        </Stack>
      </div>
      <StickyBar>
        <div className={actions}>
          {isLocked(drop) ? null : isAtDoor || canCheck ? (
            <Button
              label={m.rider_code_check()}
              width="full"
              unavailable={!canCheck && sent === undefined}
              loading={sent !== undefined}
              {...(isWaiting && { loadingLabel: m.rider_code_queued() })}
              onClick={check}
            />
          ) : (
            <Button label={m.rider_arrived()} width="full" onClick={arrive} />
          )}
          {isAtDoor && sent === undefined && (
            <Button label={m.rider_nobody()} emphasis="quiet" width="full" onClick={() => setAsking(true)} />
          )}
        </div>
      </StickyBar>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.rider_nobody_title()}
        text={m.rider_nobody_text({ name })}
        yes={m.rider_nobody_yes()}
        no={m.rider_nobody_wait()}
        onYes={() => void give(drop, { kind: 'nobody-opened' })}
      />
    </>
  );
}

/** What is in the parcel, and the cash if all of it is kept. */
function Parcel({ drop }: DropProps) {
  const { count, due } = piecesOf(drop);
  return (
    <section aria-label={m.checkout_items_title()}>
      <div className={sides}>
        <Text weight="heavy">{m.order_pieces({ count })}</Text>
        <div>
          <Text weight="heavy" align="end">
            {formatMoney(due, 'exact')}
          </Text>
          <Text size="small" tone="secondary" align="end">
            {m.rider_at_most()}
          </Text>
        </div>
      </div>
      <PieceLines drop={drop} countOf={({ quantity, missing }) => quantity - missing} />
    </section>
  );
}

interface PieceLinesProps extends DropProps {
  countOf: (item: Drop['items'][number]) => number;
}

/** A line for each item of which `countOf` is not 0: its name, and its size and colour at the end of the line. Two sizes of a piece are one line. */
function PieceLines({ drop, countOf }: PieceLinesProps) {
  const labelOf = useLabel();
  const lines = pairsOf(
    drop.items.filter((item) => countOf(item) > 0),
    (item) => ({
      product: JSON.stringify([item.brand, item.name]),
      quantity: countOf(item),
      options: optionsOf(item.variantTitle).map((value) => ({ name: '', value })),
    }),
  );
  return (
    <ul className={pieces}>
      {lines.map(([item, larger]) => {
        const quantity = countOf(item);
        const values = optionsOf(item.variantTitle);
        const options = larger
          ? pairTexts(values, optionsOf(larger.variantTitle), labelOf).values
          : values.map(labelOf);
        const text = options.join(', ');
        return (
          <li key={item.position} className={sides}>
            <Text maxLines={1} lang={foreignLanguage(item.name)}>
              {item.name}
            </Text>
            <Text weight="heavy" align="end">
              {quantity > 1 ? m.order_line_quantity({ name: text, quantity }) : text}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

function TryingOn({ drop }: DropProps) {
  const give = useGive();
  const show = useResultToast();
  /** The order as it was when the rider said that it is done: only for this one the answer counts. */
  const [asked, setAsked] = useState<Drop>(drop);
  const [isAsking, setAsking] = useState(false);
  const name = firstNameOf(drop);
  const { due, kept } = piecesOf(drop);

  async function finish() {
    const { due: paid, kept: left } = piecesOf(asked);
    const result = await give(asked, { kind: 'collected' });
    if (!result.ok) return;
    const { orderName } = asked;
    const title =
      left > 0
        ? m.rider_finished_cash({ amount: formatMoney(paid, 'exact'), name: orderName })
        : m.rider_finished_back({ name: orderName });
    show({ ok: true, title });
  }

  const { due: askedDue, kept: askedKept } = piecesOf(asked);
  const amount = formatMoney(askedDue, 'exact');
  const isAnyBack = asked.items.some(({ handedBack }) => handedBack > 0);
  const text = [
    askedKept > 0 && m.rider_kept_text({ name, count: askedKept }),
    isAnyBack && m.rider_take_back(),
  ];
  return (
    <>
      <div className={body}>
        <Stack space={8}>
          <TimeToTry
            order={drop}
            label={m.rider_trying({ name })}
            overLabel={m.rider_trying_long({ name })}
          />
          <Text size="small" tone="secondary">
            {m.rider_trying_text({ name })}
          </Text>
        </Stack>
      </div>
      <div className={choices}>
        <StaffChoices order={drop} give={give} />
      </div>
      <StickyBar>
        <div className={actions}>
          <div role="status" className={between}>
            <Text as="span" weight="strong">
              {kept > 0 ? m.rider_cash() : m.rider_nothing()}
            </Text>
            <span className={cash}>{formatMoney(due, 'exact')}</span>
          </div>
          <Button
            label={kept > 0 ? m.rider_cash_taken() : m.rider_all_back()}
            width="full"
            onClick={() => {
              setAsked(drop);
              setAsking(true);
            }}
          />
        </div>
      </StickyBar>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={askedKept > 0 ? m.rider_cash_title({ amount }) : m.rider_back_title()}
        text={text.filter(Boolean).join(' ')}
        yes={askedKept > 0 ? m.rider_cash_yes({ amount }) : m.rider_back_yes()}
        no={m.rider_not_yet()}
        onYes={() => void finish()}
      >
        {isAnyBack && (
          // The names can have been translated since.
          <PieceLines
            drop={drop}
            countOf={({ position }) =>
              asked.items.find((item) => item.position === position)?.handedBack ?? 0
            }
          />
        )}
      </Confirm>
    </>
  );
}

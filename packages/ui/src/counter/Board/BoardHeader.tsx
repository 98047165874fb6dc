import { m } from '@naap/messages';
import { dayStart, formatMoney, useContent, useSession } from '@naap/state';
import { type StaffDay, useStaffDay } from '@naap/state/staff';
import { Fragment, useMemo } from 'react';
import {
  Brandmark,
  Button,
  caretDownIcon,
  Heading,
  Icon,
  IconButton,
  Popover,
  signOutIcon,
  speakerHighIcon,
  speakerSlashIcon,
  Text,
} from '../../components/index.ts';
import { LanguageMenu } from '../../screens/app-frame/LanguageLinks.tsx';
import { useNow } from '../../screens/delivery-time/clock.ts';
import {
  actions,
  cashAmount,
  cash as cashClass,
  figureButton,
  figure as figureClass,
  figures,
  header,
  place,
} from './Board.css.ts';
import { clockText } from './board-orders.ts';
import type { Sound } from './useNewOrders.ts';

/** How often the beginning of the day is computed again, in ms. Days begin at whole quarters of an hour in every time zone. */
const QUARTER_MS = 15 * 60_000;

interface BoardHeaderProps {
  /** Undefined until it is loaded. */
  store: string | undefined;
  sound: Sound;
}

/** Who we are, the figures of the day, and what belongs to this device: sound, language, sign-out. */
export function BoardHeader({ store, sound }: BoardHeaderProps) {
  const { logout } = useSession();
  const { brand } = useContent();
  return (
    <header className={header}>
      <Brandmark name={brand.name} wordmark={brand.wordmark} href="/" />
      <div className={place}>
        <Heading level={1} size="h2" focusable>
          {m.counter_title()}
        </Heading>
        {store !== undefined && (
          <Text as="span" size="small" tone="secondary">
            {m.counter_store({ name: store })}
          </Text>
        )}
      </div>
      <Figures />
      <div className={actions}>
        <SoundToggle {...sound} />
        <LanguageMenu />
        <IconButton icon={signOutIcon} label={m.counter_sign_out()} onClick={() => void logout()} />
      </div>
    </header>
  );
}

function SoundToggle({ isOn, isWaiting, toggle }: Sound) {
  const label = isWaiting ? m.counter_sound_waiting() : isOn ? m.counter_sound_on() : m.counter_sound_off();
  return (
    <Button
      label={label}
      accessibleLabel={`${label}: ${m.counter_sound()}`}
      icon={isOn ? speakerHighIcon : speakerSlashIcon}
      emphasis="quiet"
      size="small"
      onClick={toggle}
    />
  );
}

function Figures() {
  const { delivery } = useContent();
  const quarter = useNow(QUARTER_MS);
  const since = useMemo(() => new Date(dayStart(quarter, delivery)).toISOString(), [quarter, delivery]);
  const day = useStaffDay(since);
  if (!day) return null;
  const { delivered, medianMinutes, late } = day;
  return (
    <div className={figures}>
      <Figure value={String(delivered)} label={m.counter_delivered()} />
      {medianMinutes !== null && <Figure value={clockText(medianMinutes)} label={m.counter_median()} />}
      <Figure value={String(late)} label={m.counter_late()} tone={late > 0 ? 'danger' : 'ink'} />
      <Cash {...day} />
    </div>
  );
}

interface FigureProps {
  value: string;
  label: string;
  tone?: 'ink' | 'danger';
}

const FigureText = ({ value, label, tone }: FigureProps) => (
  <>
    <Text as="span" size="price" weight="heavy" {...(tone && { tone })}>
      {value}
    </Text>{' '}
    <Text as="span" size="small" tone="secondary">
      {label}
    </Text>
  </>
);

const Figure = (props: FigureProps) => (
  <span className={figureClass}>
    <FigureText {...props} />
  </span>
);

/** The cash that the riders have, and who has how much. */
function Cash({ cash }: Pick<StaffDay, 'cash'>) {
  const { pricing } = useContent();
  const total = cash.reduce((sum, { amount: { amount } }) => sum + amount, 0);
  const value = formatMoney(
    { amount: total, currency: cash[0]?.amount.currency ?? pricing.currency },
    'exact',
  );
  return (
    <Popover
      label={m.counter_cash_title()}
      trigger={({ expanded, onClick }) => (
        <button type="button" className={figureButton} aria-expanded={expanded} onClick={onClick}>
          <FigureText value={value} label={m.counter_cash()} />
          <Icon icon={caretDownIcon} size={16} />
        </button>
      )}
    >
      <div className={cashClass}>
        {cash.length === 0 && <Text size="small">{m.counter_cash_none()}</Text>}
        {cash.map(({ riderId, name, amount }) => (
          <Fragment key={riderId}>
            <Text as="span">{name ?? m.counter_former_rider()}</Text>
            <span className={cashAmount}>
              <Text as="span" weight="heavy">
                {formatMoney(amount, 'exact')}
              </Text>
            </span>
          </Fragment>
        ))}
      </div>
    </Popover>
  );
}

import { m } from '@naap/messages';
import { type LoadedOrder, useLabel } from '@naap/state';
import { useSizeLessons } from '@naap/state/naap';
import { Heading, Icon, Link, rulerIcon, Stack, Text } from '../../components/index.ts';
import { naapPath } from '../navigation/paths.ts';
import { lesson } from './SizeLessons.css.ts';

const TEXTS = {
  kept: m.order_learnt_kept,
  too_small: m.order_learnt_too_small,
  too_big: m.order_learnt_too_big,
} as const;

/** What the shopper's naap has learnt from the pieces of an ended order. */
export function SizeLessons({ order }: { order: LoadedOrder }) {
  const lessons = useSizeLessons(order);
  const labelOf = useLabel();
  if (lessons.length === 0) return null;
  return (
    <section className={lesson}>
      <Icon icon={rulerIcon} size={28} />
      <Stack space={4}>
        <Heading level={2} size="h3">
          {m.order_learnt()}
        </Heading>
        {lessons.map(({ brand, size, outcome }) => (
          <Text key={`${brand} ${size}`} size="small">
            {TEXTS[outcome]({ brand: labelOf(brand), size: labelOf(size) })}
          </Text>
        ))}
        <Link label={m.naap_title()} href={naapPath} placement="alone" />
      </Stack>
    </section>
  );
}

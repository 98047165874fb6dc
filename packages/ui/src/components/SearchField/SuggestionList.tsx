import { clockIcon, Icon, magnifyingGlassIcon } from '../Icon/index.ts';
import { Price } from '../Price/index.ts';
import { ProductImage } from '../ProductImage/index.ts';
import { matchedParts } from './matched-parts.ts';
import { RecentRemoval } from './RecentRemoval.tsx';
import {
  brand as brandClass,
  group as groupClass,
  list,
  match,
  name as nameClass,
  option,
  panel,
  picture,
  text,
  unwrapped,
} from './SuggestionList.css.ts';
import {
  optionsOf,
  type SuggestedProduct,
  type SuggestionGroup,
  type SuggestionTarget,
} from './suggestions.ts';

export interface SuggestionListProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** The typed text, whose letters are marked. */
  query: string;
  /** Index of the active suggestion, counted through all groups. */
  active: number | null;
  optionId: (index: number) => string;
  /** Whether the list is about to be replaced. */
  busy: boolean;
  onSelect: (target: SuggestionTarget) => void;
  /** Moves the focus to the input. */
  focusInput: () => void;
}

const activeLook = { terms: 'activeTerm', recent: 'activeTerm', products: 'activeProduct' } as const;

/** The listbox of a SearchField, and the buttons that remove recent searches. Its code is loaded when the field is used. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, groups, query, active, optionId, busy, onSelect, focusInput } = props;
  const scroller = list({ holds: groups.some(({ kind }) => kind === 'products') ? 'products' : 'terms' });
  const keys = optionsOf(groups).map(({ key }) => key);
  const recent = groups.find((group) => group.kind === 'recent');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click keeps the focus in the input, and so a phone's keyboard open
    <div
      className={panel}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={recent ? scroller : unwrapped}>
        <div
          id={id}
          role="listbox"
          aria-label={label}
          aria-busy={busy}
          className={recent ? undefined : scroller}
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options
            <div
              key={group.kind}
              role="group"
              aria-label={group.label}
              className={groupClass({ kind: group.kind })}
            >
              {optionsOf([group]).map(({ key, target }, position) => {
                const index = keys.indexOf(key);
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input; aria-activedescendant refers to the option
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
                  <div
                    key={key}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    className={option({
                      kind: group.kind,
                      look: index === active ? activeLook[group.kind] : 'rest',
                    })}
                    onClick={() => onSelect(target)}
                  >
                    <Content group={group} position={position} query={query} />
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {recent && <RecentRemoval group={recent} active={active} focusInput={focusInput} />}
      </div>
    </div>
  );
}

interface ContentProps {
  group: SuggestionGroup;
  position: number;
  query: string;
}

function Content({ group, position, query }: ContentProps) {
  if (group.kind === 'products') {
    const product = group.items[position];
    return product && <Product {...product} query={query} />;
  }
  const { items, labelOf = String } = group;
  const item = items[position] ?? '';
  return (
    <>
      <Icon icon={group.kind === 'recent' ? clockIcon : magnifyingGlassIcon} size={18} />
      <span className={text}>
        <Marked text={labelOf(item)} query={query} />
      </span>
    </>
  );
}

/**
 * A text whose letters that match the query are marked. For another text or query it is a new element, because a browser that translates the
 * page replaces text nodes, and React could not remove them.
 */
function Marked({ text, query }: { text: string; query: string }) {
  return (
    <span key={`${text} ${query}`}>
      {matchedParts(text, query).map((part, index) =>
        part.isMatch ? (
          <mark key={index} className={match}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

function Product({
  name,
  nameLang,
  brand,
  price,
  originalPrice,
  image,
  query,
}: SuggestedProduct & Pick<ContentProps, 'query'>) {
  return (
    <>
      <span className={picture}>
        <ProductImage src={image} alt="" sizes="48px" loading="eager" />
      </span>
      <span className={text}>
        <span className={brandClass}>
          <Marked text={brand} query={query} />
        </span>{' '}
        <span className={nameClass} lang={nameLang}>
          <Marked text={name} query={query} />
        </span>{' '}
        <Price amount={price} originalAmount={originalPrice} size="small" />
      </span>
    </>
  );
}

import type { Money } from '@naap/api-clients/pricing';

export interface SuggestedProduct {
  readonly href: string;
  readonly name: string;
  /** Language of `name`, if it is not the page's. */
  readonly nameLang?: string | undefined;
  readonly brand: string;
  readonly price: Money;
  /** Shown struck through if it is higher than `price`. */
  readonly originalPrice?: Money | undefined;
  /** URL of the image; null shows the placeholder. */
  readonly image: string | null;
}

// A type and not an interface, which declarations of other files would have to name.
type TextGroup = {
  /** Accessible name of the group. */
  readonly label: string;
  readonly items: readonly string[];
  /** Returns the text to show for an item. Default: the item. */
  readonly labelOf?: (item: string) => string;
};

/** Search texts of this shopper, which the shopper can remove. */
export interface RecentGroup extends TextGroup {
  readonly kind: 'recent';
  /** Returns the accessible name of the button that removes an item. */
  readonly removeLabelOf: (item: string) => string;
  readonly onRemove: (item: string) => void;
  /** Label of the button that removes all, also those that are not suggested. */
  readonly clearLabel: string;
  readonly onClear: () => void;
}

/** Suggestions of one kind: search texts, search texts of this shopper, or products. */
export type SuggestionGroup =
  | (TextGroup & { readonly kind: 'terms' })
  | RecentGroup
  | { readonly kind: 'products'; readonly label: string; readonly items: readonly SuggestedProduct[] };

/** The action of a selected suggestion: it submits a text or opens a page. */
export type SuggestionTarget = { readonly text: string } | { readonly href: string };

export interface SuggestionOption {
  /** Unique in the list, and the same for the same suggestion when others come and go. */
  readonly key: string;
  readonly target: SuggestionTarget;
}

/** Returns the suggestions of all groups in their order. */
export function optionsOf(groups: readonly SuggestionGroup[]): readonly SuggestionOption[] {
  return groups.flatMap((group) => {
    const targets: readonly SuggestionTarget[] =
      group.kind === 'products'
        ? group.items.map(({ href }) => ({ href }))
        : group.items.map((text) => ({ text }));
    return targets.map((target) => ({
      key: `${group.kind} ${'href' in target ? target.href : target.text}`,
      target,
    }));
  });
}

import { fact, listStates, part, type Row, type State, shows } from './state-list.ts';

/** The states of the features beyond the specification: name, description and assertion. */
const table = {
  search: {
    suggestions: ['products and categories while typing, announced', shows('26 suggestions')],
    loading: [
      'the previous suggestions stay while new ones load',
      fact('aria-busy and the previous product'),
    ],
    failed: ['without products, categories and recent searches still work', shows('2 suggestions')],
    'product-chosen': ['a suggested product opens', fact('path of the product')],
    recent: ['searches of this device', shows('Recent Searches')],
    'recent-removed': ['one of them, the focus goes to the next', fact('stored: the others')],
    'recent-cleared': ['all at once', fact('nothing stored')],
    'suggested-recent-removed': ['one of those among the suggestions', fact('stored: the others')],
    'suggested-recent-cleared': ['all at once, from the suggestions', fact('nothing stored')],
    'recent-chosen': ['searched again', fact('path of the search')],
    'by-keyboard': ['arrows, Home, End and Enter; the focus stays in the field', fact('active suggestions')],
    dismissed: ['Esc closes the suggestions, then empties the field', fact('no listbox, no text')],
    'in-header': [
      'a click on the search box of a wide header makes it a field',
      fact('focused combobox, no link'),
    ],
    'in-header-by-keyboard': ['opened and chosen with the keyboard', fact('path of the search')],
    'in-header-dismissed': [
      'Esc or a click outside closes the suggestions, the text stays',
      fact('no listbox, text'),
    ],
    'check-spelling': ['no products: back to the text', shows('Check the spelling of “zzzz”')],
    'without-a-filter': ['no products: remove one filter', shows('Without Jeans')],
    'popular-categories': ['no products: categories', shows('Popular Categories')],
  },
  filters: {
    counts: [
      'products that each filter would leave, and the number of the copy being edited',
      fact('counts of the sandbox'),
    ],
    'counts-of-a-collection': ['from the tags of its products', fact('counts of the collection')],
    'counts-pending': ['no count of the previous choice', fact('no description')],
    'counts-failed': ['without counts the filters work', fact('no description')],
    'without-products': ['disabled, with the reason', shows('No products with the other filters')],
    'store-groups': ['size, colour, price and availability after the four groups', fact('eight groups')],
    'store-loading': ['while the store is asked', shows('Loading more filters')],
    'store-none': ['the store offers none', fact('four groups')],
    'store-failed': ['chosen ones can be removed', fact('size checked')],
    'price-range': ['a chosen price', shows('Up to ₹2,500, remove')],
  },
  languages: {
    switch: ['links in the profile, each in its language', shows('हिन्दी')],
    menu: ['the same beside the delivery location', fact('addresses in each language')],
    search: ['labels of categories', shows('शर्ट')],
    filters: ['labels of filters', shows('फ़िल्टर लगाएं')],
    options: ['labels of options and their values', shows('फ़्री साइज़')],
    untranslated: ['a text that exists in English only is marked', fact('lang="en"')],
  },
  offline: {
    'saved-page': [
      'a page from what this device has saved, with its date',
      shows('You are offline. This page was saved on 20 November. Prices may have changed.'),
    ],
    'oldest-data': [
      'the date of the oldest data',
      shows('You are offline. This page was saved on 18 November. Prices may have changed.'),
    ],
    hindi: ['in Hindi', shows('आप ऑफ़लाइन हैं। यह पेज 20 नवंबर को सेव हुआ था। हो सकता है कि कीमतें बदल गई हों।')],
    'not-saved': ['a page that was not saved: no date', fact('no notice')],
    'page-left': ['the next page was not saved', fact('no notice')],
    'connection-returns': ['the data is fetched again', fact('no notice')],
    'saved-price': ['the price of a product has its date', shows('Price of 20 November')],
    'saved-prices': ['the prices of a list have their date', shows('Prices of 20 November')],
  },
  'home-cant-miss': {
    'add-saved': ['no connection: the addition waits on this device', shows('Saved on this phone')],
  },
  'product-detail': {
    'add-saved': ['no connection: the addition waits on this device', shows('Saved on this phone')],
  },
  cart: {
    'saved-offline': [
      'a change without a connection waits on this device',
      shows('Saved on this phone. We will update your bag when you are online.'),
    ],
    'saved-signed-out': [
      'a change after the session has expired waits on this device',
      shows('Saved on this phone. Sign in again to update your bag.'),
    ],
    'saved-refused': [
      'a saved change is refused: toast with the reason',
      shows('A saved change of your bag was not possible'),
    ],
  },
  undo: {
    'cart-line': [
      'a removed line is back with its quantity, at its place and focused',
      fact('lines as before'),
    ],
    'last-cart-line': ['the cart was empty meanwhile', fact('one line')],
    'several-cart-lines': ['each row undoes its removal, in any order', fact('lines as before')],
    'unsent-cart-line': ['without a connection: nothing was sent, nothing waits', fact('no notice')],
    'unavailable-items': ['items that cannot be ordered are back', fact('text of the sold-out item')],
    failed: ['the reason, and a button that tries again', part('Could Not Restore')],
    'tried-again': ['the second attempt succeeds', fact('lines as before')],
    'ended-by-sign-out': ['the next shopper cannot undo', fact('no Undo button')],
    address: ['a deleted address is back at its place and focused', fact('addresses as before')],
    'selected-address': ['a deleted address is selected again', fact('radio checked')],
    'by-keyboard': ['Ctrl+Z, outside of a text field', fact('lines as before')],
    'wishlist-entry': ['a removed product is back at its place and focused', fact('entries as before')],
  },
  wishlist: {
    entries: ['the products of this device', shows('Wishlist (3)')],
    'current-price': ['the current price instead of the saved one', fact('₹999')],
    'choose-options': ['options must be chosen: through the product', fact('link to the product')],
    hindi: ['in Hindi', shows('विशलिस्ट (2)')],
    empty: ['no product', shows('Your wishlist is empty')],
    loading: [
      'what the device has saved, while prices and stock are looked up',
      shows('Checking prices and stock...'),
    ],
    failed: [
      'the look-up fails: what the device has saved stays',
      shows('Prices and stock could not be checked'),
    ],
    retried: ['the second look-up succeeds', fact('Add to bag')],
    'sold-out': ['mark of a product', shows('Sold out')],
    missing: ['mark of a product that the store no longer has', shows('No longer sold')],
    malformed: ['one product cannot be read', shows('This product could not be checked.')],
    'added-to-bag': ['a product with one variant', shows('Added to Bag')],
    'signed-out': ['adding leads to the sign-in', fact('path /auth')],
    removed: ['a row in its place', shows('Linen Shirt removed')],
    hundred: ['as many as the device keeps', fact('100 articles')],
    'from-profile': ['link in the profile', shows('View wishlist')],
    'from-product': ['toast after the heart was clicked', shows('Added to Wishlist')],
  },
  recommendations: {
    products: ['similar products below a product', fact('link to a product')],
    'in-stock-only': ['a sold-out product is not recommended', fact('no link to it')],
    loading: ['placeholders', shows('Loading similar products')],
    none: ['nothing similar', shows('Nothing similar is in stock right now.')],
    failed: ['the request fails', shows('Error: Failed to fetch products from the storefront provider.')],
    retried: ['the second request succeeds', fact('link to a product')],
    'no-shift': ['what is below keeps its place while the products arrive', fact('same offset')],
    'recently-viewed': ['products viewed before, without this one', fact('links')],
    'below-the-panel': ['on a wide screen the sticky panel ends above them', fact('offsets')],
  },
  consent: {
    undecided: [
      'asked, and nothing is stored before the answer',
      shows('May we measure how the shop is used?'),
    ],
    hindi: ['asked in Hindi', shows('क्या हम गिन सकते हैं कि दुकान में क्या देखा और खरीदा जाता है?')],
    accepted: ['the notice is gone, the page has the focus', fact('stored: granted')],
    refused: ['the same', fact('stored: refused')],
    'answered-elsewhere': ['the answer of another tab counts here', fact('no notice, no stored views')],
    'refused-by-browser': ['Global Privacy Control: nobody is asked', fact('no notice')],
    withdrawn: ['in the profile', fact('stored: refused')],
    given: ['in the profile', fact('stored: granted')],
    'fixed-by-browser': [
      'the profile says why the choice cannot be changed',
      fact('description of the checkbox'),
    ],
    'signed-out': ['the choice is below the sign-in', fact('stored: refused')],
    'no-events': ['a shop that sends no events asks nothing', fact('no heading')],
  },
  events: {
    list: ['view_item_list with positions and prices, select_item', fact('events of the list')],
    related: ['the lists of similar and of viewed products, select_item', fact('events of both rows')],
    search: ['search with words of the shop', fact('search_term: shirt')],
    'search-other': ['words that only the shopper knows are not sent', fact('search_term: (other)')],
    product: ['view_item, then add_to_cart with the chosen size', fact('both events')],
    'not-added': ['nothing was added: no event', fact('view_item only')],
    share: ['share', fact('share event')],
    wishlist: [
      'add_to_wishlist when a product is added to the wishlist, nothing when it is removed',
      fact('one event'),
    ],
    cart: ['view_cart, add_to_cart and remove_from_cart', fact('values and quantities')],
    'cart-refused': ['a refused change is no event', fact('view_cart only')],
    order: ['begin_checkout, purchase', fact('value after the coupon')],
    'order-repeated': ['one purchase per order', fact('one purchase')],
    'order-refused': ['no order: no purchase', fact('begin_checkout only')],
    login: ['login, once', fact('login event')],
    refused: ['nothing is sent after a refusal', fact('no events')],
  },
  share: {
    options: ['the link has the chosen options in canonical form, and no other parameter', fact('?Size=M')],
    cancelled: ['the share sheet was closed', fact('no toast')],
    refused: ['the browser refuses to copy: the link is shown and selected', shows('Link not copied')],
  },
} satisfies Record<string, Record<string, Row>>;

type Feature = keyof typeof table;

/** The id of a state of a feature, such as 'undo--cart-line'. */
export type FeatureStateId = { [F in Feature]: `${F}--${keyof (typeof table)[F] & string}` }[Feature];

/** Every state of a feature beyond the specification. They are asserted as those of the specification are (`states.ts`). */
export const featureStates: readonly State[] = listStates(table);

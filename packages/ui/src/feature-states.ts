import { fact, listStates, type Row, type State, shows } from './state-list.ts';

/** The states of the features beyond the specification: name, description and proof. */
const table = {
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
    'several-cart-lines': ['one toast undoes all removals while it is shown', shows('Undo all (2)')],
    'unsent-cart-line': ['without a connection: nothing was sent, nothing waits', fact('no notice')],
    'unavailable-items': ['items that cannot be ordered are back', fact('text of the sold-out item')],
    failed: ['the reason, and a button that tries again', shows('Could Not Restore')],
    'tried-again': ['the second attempt succeeds', shows('Restored')],
    'ended-by-sign-out': ['the next shopper cannot undo', fact('no Undo button')],
    address: ['a deleted address is back at its place and focused', fact('addresses as before')],
    'selected-address': ['a deleted address is selected again', fact('radio checked')],
    'by-keyboard': ['Ctrl+Z', fact('called once')],
    'beside-message': ['a newer message does not end the offer', fact('Undo button and message')],
    'timer-pauses': ['hover and focus pause the six seconds', fact('no running timer')],
  },
} satisfies Record<string, Record<string, Row>>;

type Feature = keyof typeof table;

/** The id of a state of a feature, such as 'undo--cart-line'. */
export type FeatureStateId = { [F in Feature]: `${F}--${keyof (typeof table)[F] & string}` }[Feature];

/** Every state of a feature beyond the specification. They are proven as those of the specification are (`states.ts`). */
export const featureStates: readonly State[] = listStates(table);

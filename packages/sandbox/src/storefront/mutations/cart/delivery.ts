import type { Cart } from '../../cart/cart.ts';
import { deliveryGroupsOf } from '../../cart/delivery.ts';
import { checkLength, problem } from '../../cart/problems.ts';
import type { StorefrontContext } from '../../context.ts';

export interface DeliveryChoice {
  readonly deliveryGroupId: string;
  readonly deliveryOptionHandle: string;
}

/** Returns the handle of the selected delivery option. Throws a CartProblem for an unknown delivery group or option. */
export function chooseDelivery(
  cart: Cart,
  choices: readonly DeliveryChoice[],
  { catalogue }: StorefrontContext,
): string | null {
  checkLength(choices);
  const groups = deliveryGroupsOf(cart, catalogue.shop);
  let chosen = cart.deliveryOption;
  choices.forEach(({ deliveryGroupId, deliveryOptionHandle }, index) => {
    const path = ['selectedDeliveryOptions', index];
    const group = groups.find(({ id }) => id === deliveryGroupId);
    if (!group) {
      throw problem(
        'INVALID_DELIVERY_GROUP',
        [...path, 'deliveryGroupId'],
        `The delivery group with id ${deliveryGroupId} does not exist.`,
      );
    }
    if (!group.options.some(({ handle }) => handle === deliveryOptionHandle)) {
      throw problem(
        'INVALID_DELIVERY_OPTION',
        [...path, 'deliveryOptionHandle'],
        `The delivery option with handle ${deliveryOptionHandle} does not exist.`,
      );
    }
    chosen = deliveryOptionHandle;
  });
  return chosen;
}

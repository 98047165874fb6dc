import type { StorefrontContext } from '../context.ts';
import { findVariant } from '../find.ts';
import { asGid } from '../gid.ts';
import type { Attribute, Cart, CartLine } from './cart.ts';
import { type CartWarning, checkLength, problem } from './problems.ts';

export interface LineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly Attribute[] | null;
  readonly sellingPlanId?: string | null;
}

export interface LineUpdateInput {
  readonly id: string;
  readonly merchandiseId?: string | null;
  readonly quantity?: number | null;
  readonly attributes?: readonly Attribute[] | null;
  readonly sellingPlanId?: string | null;
}

export interface StockedLines {
  readonly lines: readonly CartLine[];
  readonly warnings: readonly CartWarning[];
}

type Field = readonly (string | number)[];

const maxLines = 500;
const maxQuantity = 1_000_000;

/**
 * Adds lines in front of the cart's lines. For an existing line with the same variant and attributes it increases the quantity.
 * `field` is the path of the input. Throws a CartProblem.
 */
export function addLines(
  cart: Cart,
  inputs: readonly LineInput[],
  field: Field,
  context: StorefrontContext,
): StockedLines {
  checkLength(inputs);
  let lines = cart.lines;
  const changedIds = new Set<string>();
  inputs.forEach((input, index) => {
    const path = [...field, index];
    const line = lineOf(input, path, cart.token, context);
    const same = lines.find((other) => isSameLine(other, line));
    changedIds.add(same?.id ?? line.id);
    lines = same
      ? lines.map((other) =>
          other === same ? { ...other, quantity: other.quantity + line.quantity } : other,
        )
      : [line, ...lines];
  });
  if (lines.length > maxLines) {
    throw problem('LESS_THAN', field, `The cart can have at most ${maxLines} lines.`);
  }
  return limitToStock(lines, changedIds);
}

/** Changes lines by id. Quantity 0 removes a line; a line that becomes equal to another is merged with it. Throws a CartProblem. */
export function updateLines(
  cart: Cart,
  inputs: readonly LineUpdateInput[],
  context: StorefrontContext,
): StockedLines {
  checkLength(inputs);
  let lines = cart.lines;
  const changedIds = new Set<string>();
  inputs.forEach((input, index) => {
    const path = ['lines', index];
    const current = lines.find(({ id }) => id === input.id);
    if (!current) {
      throw problem(
        'INVALID_MERCHANDISE_LINE',
        [...path, 'id'],
        `The merchandise line with id ${input.id} does not exist.`,
      );
    }
    const merchandiseId = input.merchandiseId ?? asGid('ProductVariant', current.variant.id);
    const quantity = input.quantity ?? current.quantity;
    if (quantity === 0) {
      lines = lines.filter((line) => line !== current);
      return;
    }
    const changed = {
      ...lineOf(
        {
          merchandiseId,
          quantity,
          attributes: input.attributes ?? current.attributes,
          sellingPlanId: input.sellingPlanId ?? null,
        },
        path,
        cart.token,
        context,
      ),
      id: current.id,
    };
    const same = lines.find((other) => other !== current && isSameLine(other, changed));
    changedIds.add(same?.id ?? changed.id);
    lines = lines.flatMap((line) => {
      if (line === current) return same ? [] : [changed];
      return line === same ? [{ ...line, quantity: line.quantity + changed.quantity }] : [line];
    });
  });
  return limitToStock(lines, changedIds);
}

/** Removes lines by id. Throws a CartProblem. */
export function removeLines(cart: Cart, lineIds: readonly string[]): readonly CartLine[] {
  checkLength(lineIds);
  lineIds.forEach((id, index) => {
    if (cart.lines.some((line) => line.id === id)) return;
    throw problem(
      'INVALID_MERCHANDISE_LINE',
      ['lineIds', index],
      `The merchandise line with id ${id} does not exist.`,
    );
  });
  return cart.lines.filter(({ id }) => !lineIds.includes(id));
}

function lineOf(input: LineInput, field: Field, cartToken: string, context: StorefrontContext): CartLine {
  const { merchandiseId, attributes, sellingPlanId } = input;
  const quantity = input.quantity ?? 1;
  const found = findVariant(merchandiseId, context.catalogue);
  if (!found) {
    throw problem(
      'INVALID',
      [...field, 'merchandiseId'],
      `The merchandise with id ${merchandiseId} does not exist.`,
    );
  }
  if (sellingPlanId != null) {
    throw problem(
      'INVALID',
      [...field, 'sellingPlanId'],
      `The selling plan with id ${sellingPlanId} does not exist.`,
    );
  }
  if (quantity < 1) {
    throw problem(
      'INVALID',
      [...field, 'quantity'],
      `The quantity for merchandise with id ${merchandiseId} must be greater than zero.`,
    );
  }
  if (quantity > maxQuantity) {
    throw problem(
      'LESS_THAN',
      [...field, 'quantity'],
      `The quantity for merchandise with id ${merchandiseId} must be at most ${maxQuantity}.`,
    );
  }
  checkLength(attributes ?? []);
  const [product, variant] = found;
  return {
    id: `${asGid('CartLine', context.state.newToken())}?cart=${cartToken}`,
    product,
    variant,
    quantity,
    attributes: attributes ?? [],
  };
}

function isSameLine(a: CartLine, b: CartLine): boolean {
  // By ID, because each language has variant objects of its own.
  if (a.variant.id !== b.variant.id || a.attributes.length !== b.attributes.length) return false;
  return a.attributes.every(({ key, value }) =>
    b.attributes.some((other) => other.key === key && other.value === value),
  );
}

/** Lowers the quantities of changed lines to the stock, with a warning for each. */
function limitToStock(lines: readonly CartLine[], changedIds: ReadonlySet<string>): StockedLines {
  const warnings: CartWarning[] = [];
  const stocked = lines.map((line) => {
    const { product, variant, quantity } = line;
    const stock = variant.quantityAvailable;
    if (!changedIds.has(line.id) || quantity <= stock) return line;
    warnings.push(
      stock === 0
        ? {
            code: 'MERCHANDISE_OUT_OF_STOCK',
            message: `The product '${product.title} - ${variant.title}' is already sold out.`,
            target: line.id,
          }
        : {
            code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
            message: `Only ${stock} items were added to your cart due to availability.`,
            target: line.id,
          },
    );
    return { ...line, quantity: stock };
  });
  return { lines: stocked, warnings };
}

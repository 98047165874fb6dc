import {
  type Address,
  type ApiError,
  ERROR_MESSAGES,
  type NewAddress,
  type ShopApiClient,
} from '@naap/api-clients';
import { parsePhone } from '@naap/api-clients/typed-numbers';
import { m } from '@naap/messages';
import {
  queryOptions,
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { insertAfter, removedPositionsOf } from '../removed-positions.ts';
import { asApiError, failure, type Removal, type Result, reasonOf, success } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';
import { addressProblem } from './validation.ts';

export function addressesQueryOptions(shopApi: ShopApiClient, customerId: string | null) {
  return queryOptions({
    queryKey: shopperKeys.addresses(customerId),
    queryFn: ({ signal }) => shopApi.listAddresses({ signal }),
    enabled: customerId !== null,
    staleTime: 60_000,
  });
}

export interface Addresses {
  readonly addresses: readonly Address[];
  readonly isLoading: boolean;
  /** 'Failed to fetch addresses', or the shop API's own error message. */
  readonly error: ApiError | null;
  retry(): void;
  /** Validates the address (spec section 5), then saves it. */
  create(input: NewAddress): Promise<Result<Address>>;
  /** The undo saves the address again as it was, at its place in the list. */
  remove(id: string): Promise<Removal>;
  /** Whether an address is being created, by any call of `create`. */
  readonly isCreating: boolean;
  /** The IDs of the addresses that are being deleted. */
  readonly deletingIds: readonly string[];
}

const NO_ADDRESSES: readonly Address[] = [];

/** Returns the shopper's saved addresses, and the functions that create and delete them. */
export function useAddresses(): Addresses {
  const { clients, session, tabs } = useShopState();
  const { customerId } = useSession();
  const queryClient = useQueryClient();
  const options = addressesQueryOptions(clients.shopApi, customerId);
  const { data, isPending, error, refetch } = useQuery(options);

  /** Applies the change to the cached list at once, then refetches the list. */
  async function applyChange(change: (addresses: readonly Address[]) => readonly Address[]) {
    await queryClient.cancelQueries(options);
    queryClient.setQueryData(options.queryKey, (known) => known && change(known));
    void queryClient.invalidateQueries(options);
    tabs.post('addresses');
  }

  const createKey = [...options.queryKey, 'create'];
  const { mutateAsync: createAddress } = useMutation({
    mutationKey: createKey,
    mutationFn: (input: NewAddress) => clients.shopApi.createAddress(input),
    onSuccess: (address) => applyChange((known) => [...known.filter(({ id }) => id !== address.id), address]),
  });
  // Counted in the mutation cache: `isPending` of the hook knows only the latest of overlapping calls.
  const isCreating = useIsMutating({ mutationKey: createKey }) > 0;

  const deleteKey = [...options.queryKey, 'delete'];
  const { mutateAsync: deleteAddress } = useMutation({
    mutationKey: deleteKey,
    mutationFn: (id: string) => clients.shopApi.deleteAddress(id),
    onSuccess: (_, id) => applyChange((known) => known.filter((address) => address.id !== id)),
  });
  const deletingIds = useMutationState({
    filters: { mutationKey: deleteKey, status: 'pending' },
    select: ({ state }) => String(state.variables),
  });

  async function create(input: NewAddress): Promise<Result<Address>> {
    const problem = addressProblem(input);
    if (problem !== null) return failure(problem.title, problem.description);
    try {
      const { name, address: text, phone } = input;
      const cleaned = { name: name.trim(), address: text.trim(), phone: parsePhone(phone) ?? phone };
      const address = await createAddress({ ...input, ...cleaned });
      return success(address, m.state_address_added(), m.state_address_added_description());
    } catch (cause) {
      return failure(
        m.state_address_creation_failed(),
        reasonOf(asApiError(cause, ERROR_MESSAGES.shopApi.createAddress)),
      );
    }
  }

  async function restore(address: Address, after: readonly string[]): Promise<Result> {
    const { id } = address;
    if (session.getSnapshot().customerId !== customerId) {
      return failure(m.state_restore_failed(), ERROR_MESSAGES.unauthenticated);
    }
    const without = (known: readonly Address[]) => known.filter((each) => each.id !== id);
    const change = (edit: (known: readonly Address[]) => readonly Address[]) =>
      queryClient.setQueryData(options.queryKey, (known) => known && edit(known));
    // A list in flight would not contain the address, which is shown before the response.
    await queryClient.cancelQueries(options);
    change((known) => insertAfter(without(known), address, after, (each) => each.id));
    try {
      const restored = await clients.shopApi.restoreAddress(address);
      await applyChange((known) => insertAfter(without(known), restored, after, (each) => each.id));
      return success(undefined, m.state_restored());
    } catch (cause) {
      change(without);
      return failure(
        m.state_restore_failed(),
        reasonOf(asApiError(cause, ERROR_MESSAGES.shopApi.createAddress)),
      );
    }
  }

  async function remove(id: string): Promise<Removal> {
    const known = queryClient.getQueryData(options.queryKey) ?? NO_ADDRESSES;
    const address = known.find((each) => each.id === id);
    const ids = known.map((each) => each.id);
    const after = removedPositionsOf(clients.shopApi).recordRemoval(ids, id);
    try {
      await deleteAddress(id);
      const undo = async () => (address ? restore(address, after) : success(undefined, m.state_restored()));
      return success(undo, m.state_address_deleted());
    } catch (cause) {
      const error = asApiError(cause, ERROR_MESSAGES.shopApi.deleteAddress);
      if (error.refusal?.code === 'address_not_found') void refetch();
      return failure(m.state_address_delete_failed(), reasonOf(error));
    }
  }

  return {
    addresses: data ?? NO_ADDRESSES,
    isLoading: isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    create,
    remove,
    isCreating,
    deletingIds,
  };
}

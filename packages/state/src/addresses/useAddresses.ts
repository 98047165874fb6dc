import {
  type Address,
  type ApiError,
  ERROR_TEXTS,
  type NewAddress,
  type ShopApiClient,
} from '@naap/api-clients';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShopState } from '../context.ts';
import { asApiError, failure, type Result, success } from '../result.ts';
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
  /** 'Failed to fetch addresses', or the shop API's own error text. */
  readonly error: ApiError | null;
  retry(): void;
  /** Validates the address (spec section 5), then saves it. */
  create(input: NewAddress): Promise<Result<Address>>;
  remove(id: string): Promise<Result>;
  readonly isCreating: boolean;
  readonly deletingId: string | null;
}

const NO_ADDRESSES: readonly Address[] = [];

/** Returns the shopper's saved addresses, and the functions that create and delete them. */
export function useAddresses(): Addresses {
  const { clients, tabs } = useShopState();
  const { customerId } = useSession();
  const queryClient = useQueryClient();
  const options = addressesQueryOptions(clients.shopApi, customerId);
  const { data, isPending, error, refetch } = useQuery(options);
  const [isCreating, setIsCreating] = useState(false);
  const [deletingId, setDeletingId] = useState<string | null>(null);

  /** Applies the change to the cached list at once, then refetches the list. */
  async function applyChange(change: (addresses: readonly Address[]) => readonly Address[]) {
    await queryClient.cancelQueries(options);
    queryClient.setQueryData(options.queryKey, (known) => known && change(known));
    void queryClient.invalidateQueries(options);
    tabs.post('addresses');
  }

  async function create(input: NewAddress): Promise<Result<Address>> {
    const problem = addressProblem(input);
    if (problem !== null) return failure(problem.title, problem.description);
    setIsCreating(true);
    try {
      const trimmed = { ...input, name: input.name.trim(), address: input.address.trim() };
      const address = await clients.shopApi.createAddress(trimmed);
      await applyChange((known) => [...known.filter(({ id }) => id !== address.id), address]);
      return success(address, 'Address Added', 'Your address has been saved successfully');
    } catch (cause) {
      return failure('Address Creation Failed', asApiError(cause, ERROR_TEXTS.shopApi.createAddress).message);
    } finally {
      setIsCreating(false);
    }
  }

  async function remove(id: string): Promise<Result> {
    setDeletingId(id);
    try {
      await clients.shopApi.deleteAddress(id);
      await applyChange((known) => known.filter((address) => address.id !== id));
      return success(undefined, 'Address Deleted');
    } catch (cause) {
      return failure('Delete Failed', asApiError(cause, ERROR_TEXTS.shopApi.deleteAddress).message);
    } finally {
      setDeletingId(null);
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
    deletingId,
  };
}

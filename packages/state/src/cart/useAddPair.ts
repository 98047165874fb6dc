import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useShopState } from '../context.ts';
import type { AddPairInput, AddPairResult } from './add-pair.ts';

/** Returns the function that puts one piece of each size into the bag. Its code is loaded when it is called. */
export function useAddPair(): {
  addPair(input: AddPairInput): Promise<AddPairResult>;
  readonly isAdding: boolean;
} {
  const shop = useShopState();
  const queryClient = useQueryClient();
  const mutationKey = ['cart', 'add', useId()];
  const { mutateAsync } = useMutation({
    mutationKey,
    async mutationFn(input: AddPairInput) {
      const loaded = await import('./add-pair.ts').catch(() => null);
      // Without a connection, the code may be missing.
      const notAdded = {
        outcomes: input.variantIds.map(() => ({ ok: false, message: null }) as const),
        undo: null,
      };
      return loaded ? loaded.addPair(shop, queryClient, input) : notAdded;
    },
  });
  return { addPair: (input) => mutateAsync(input), isAdding: useIsMutating({ mutationKey }) > 0 };
}

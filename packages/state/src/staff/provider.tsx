import type { StaffApiClient } from '@naap/api-clients/staff-api';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useShopState } from '../context.ts';
import { createStaffState, type StaffState } from './staff-state.ts';

const StaffContext = createContext<StaffState | null>(null);

export interface StaffProviderProps {
  /** Read only on the first render. */
  readonly staffApi: StaffApiClient;
  readonly children: ReactNode;
}

/** Provides the client and the commands of the staff to their hooks. Has to be inside `<StateProvider>`. */
export function StaffProvider({ staffApi, children }: StaffProviderProps) {
  const shop = useShopState();
  const [state] = useState(() => createStaffState(staffApi, shop));
  useEffect(() => state.start(), [state]);
  return <StaffContext value={state}>{children}</StaffContext>;
}

export function useStaffState(): StaffState {
  const state = useContext(StaffContext);
  if (state === null) throw new Error('A hook of the staff was used outside of <StaffProvider>.');
  return state;
}

import type { StaffApiClient } from '@naap/api-clients/staff-api';
import { createContext, type ReactNode, useContext } from 'react';

const StaffContext = createContext<StaffApiClient | null>(null);

export interface StaffProviderProps {
  readonly staffApi: StaffApiClient;
  readonly children: ReactNode;
}

/** Provides the client of the staff's calls to their hooks. Has to be inside `<StateProvider>`. */
export function StaffProvider({ staffApi, children }: StaffProviderProps) {
  return <StaffContext value={staffApi}>{children}</StaffContext>;
}

export function useStaffApi(): StaffApiClient {
  const staffApi = useContext(StaffContext);
  if (staffApi === null) throw new Error('A hook of the staff was used outside of <StaffProvider>.');
  return staffApi;
}

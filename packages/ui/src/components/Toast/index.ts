export type { ToastMessage } from './Toast.tsx';
export { ToastProvider, type ToastProviderProps, useToast } from './ToastProvider.tsx';

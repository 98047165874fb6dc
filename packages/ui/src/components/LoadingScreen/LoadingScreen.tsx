import { Spinner } from '../Spinner/index.ts';
import { screen } from './LoadingScreen.css.ts';

export interface LoadingScreenProps {
  /** "Loading..." */
  label: string;
}

/** Covers the whole page while there is nothing to show yet. The page under it stays mounted. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className={screen} role="status">
      <Spinner size={40} />
      {label}
    </div>
  );
}

import { Spinner } from '../Spinner/index.ts';
import { screen } from './LoadingScreen.css.ts';

export interface LoadingScreenProps {
  /** "Loading..." */
  label: string;
}

/** Lies over the whole page while nothing can be shown yet. What is under it stays mounted. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className={screen} role="status">
      <Spinner size={40} />
      {label}
    </div>
  );
}

export { CategoryLandingScreen } from './CategoryLanding.tsx';

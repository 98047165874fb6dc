export { ProfileScreen } from './Profile.tsx';

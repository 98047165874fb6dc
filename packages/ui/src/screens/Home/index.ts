export { HomeScreen } from './Home.tsx';

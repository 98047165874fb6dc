export { YourNaapScreen } from './YourNaap.tsx';

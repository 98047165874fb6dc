export { Staff } from './Staff.tsx';

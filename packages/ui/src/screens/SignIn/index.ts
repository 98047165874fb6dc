export { SignInScreen } from './SignIn.tsx';

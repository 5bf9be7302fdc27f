export { LoadFailed } from '../../ui/LoadFailed.tsx';

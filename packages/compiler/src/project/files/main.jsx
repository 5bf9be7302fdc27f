import './index.css';
import { ready } from './trellis/bridge.js';

await ready;
const [{ start }, { default: AppRoutes }] = await Promise.all([
  import('./trellis/start.tsx'),
  import('./routes.jsx'),
]);
start(AppRoutes);

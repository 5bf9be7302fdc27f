import { useCallback, useRef } from 'react';
import { useNavigate, useNavigation, useParams } from 'react-router';
import { panelIn } from './panel-address.ts';
import { isToolPlace } from './useCurrentTool.ts';

/** The address follows the preview's page (spec 2, section 2). */
export function usePageAddress(appId: string) {
  const { '*': pagePath = '' } = useParams();
  const navigate = useNavigate();
  const isTool = isToolPlace(pagePath);
  const current = useRef(isTool ? '/' : `/${pagePath}${window.location.search}`);
  const first = useRef(current.current);
  const going = useRef(false);
  going.current = useNavigation().state !== 'idle';
  const atTool = useRef(isTool);
  atTool.current = isTool;
  const onUrl = useCallback(
    (to: string) => {
      current.current = to;
      // Who is on the way to another screen, or there already, is not called back by the preview.
      const here = `/build/app/${appId}`;
      const isHere = `${window.location.pathname}/`.startsWith(`${here}/`);
      if (going.current || atTool.current || !isHere) return;
      const page = to.replace(/^\//, '');
      const { hash } = window.location;
      const panel = panelIn(hash) ? hash : '';
      navigate(`${here}${page ? `/${page}` : ''}${panel}`, { replace: true });
    },
    [appId, navigate],
  );
  const path = useCallback(() => current.current, []);
  return { first: first.current, path, onUrl };
}

import { useSearchParams } from 'react-router';
import { GOTO } from '../session/goto.ts';
import { UpgradeDialog } from '../ui/UpgradeDialog.tsx';

/** Opens what the address asks for with `goto`; closing it takes the word out of the address. */
export function GotoDialog() {
  const [params, setParams] = useSearchParams();
  const close = () =>
    setParams(
      (now) => {
        now.delete('goto');
        return now;
      },
      { replace: true },
    );
  return <UpgradeDialog opened={params.get('goto') === GOTO.upgradePlan} onClose={close} />;
}

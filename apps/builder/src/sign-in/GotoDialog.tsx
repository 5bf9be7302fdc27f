import { useSearchParams } from 'react-router';
import { PlanDialog } from '../plans/PlanDialog.tsx';
import { GOTO } from '../session/goto.ts';

/** Opens what the address asks for with `goto`; closing it takes the word out of the address. */
export function GotoDialog() {
  const [params, setParams] = useSearchParams();
  const close = () =>
    setParams(
      (now) => {
        now.delete('goto');
        now.delete('plan');
        return now;
      },
      { replace: true },
    );
  const isAsked = params.get('goto') === GOTO.upgradePlan;
  const plan = params.get('plan') ?? undefined;
  return (
    <PlanDialog
      mode={isAsked ? (plan ? 'show-plan' : 'default') : 'none'}
      plan={plan}
      onClose={close}
    />
  );
}

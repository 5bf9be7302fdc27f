import { useSearchParams } from 'react-router';
import { closePlans, useOpenPlans } from '../plans/opened.ts';
import { PlanDialog } from '../plans/PlanDialog.tsx';
import { GOTO } from '../session/goto.ts';

/** The plans, where the address asks for them with `goto`, or something on the page does; closing takes the word out. */
export function GotoDialog() {
  const [params, setParams] = useSearchParams();
  const called = useOpenPlans();
  const isAsked = params.get('goto') === GOTO.upgradePlan;
  const plan = (called === null && params.get('plan')) || undefined;
  const close = () => {
    closePlans();
    if (!isAsked) return;
    setParams(
      (now) => {
        now.delete('goto');
        now.delete('plan');
        return now;
      },
      { replace: true },
    );
  };
  return (
    <PlanDialog
      mode={isAsked || called !== null ? (plan ? 'show-plan' : 'default') : 'none'}
      plan={plan}
      title={called ?? undefined}
      onClose={close}
    />
  );
}

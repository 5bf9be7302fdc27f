import { Button, Text } from '@mantine/core';
import {
  MESSAGES,
  type RepairResult,
  repairCalls,
  type ValidationResult,
  versionCalls,
} from '@trellis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { useCall } from '../../../session/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ChatItem } from '../types.ts';
import { keepChoices, type RepairChoices, readChoices } from './choices.ts';
import { RepairOptions } from './RepairOptions.tsx';
import { RepairReport } from './RepairReport.tsx';
import classes from './repair.module.css';
import { ValidationReport } from './ValidationReport.tsx';

type Shown =
  | { kind: 'validation'; result: ValidationResult }
  | { kind: 'repair'; result: RepairResult }
  | { kind: 'alert'; message: string; details?: string };

/** For admins, below an answer: what every check says of its version, and repairing it. */
export function AdminTools({ appId, message }: { appId: string; message: ChatItem }) {
  const [choices, setChoices] = useState(readChoices);
  const [validation, setValidation] = useState<ValidationResult | null>(null);
  const [work, setWork] = useState<'validating' | 'repairing' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const versionId = message.metadata?.versionId;
  const isOlder = useIsOlder(appId, versionId);
  if (!versionId) return null;
  const params = { appId, versionId };

  const choose = (next: RepairChoices) => {
    setChoices(next);
    keepChoices(next);
  };
  const validate = async () => {
    setWork('validating');
    try {
      const result = await api(repairCalls.validate, { params });
      setValidation(result);
      setShown({ kind: 'validation', result });
    } catch (error) {
      setShown({ kind: 'alert', message: MESSAGES.validateFailed, details: messageOf(error) });
    } finally {
      setWork(null);
    }
  };
  const repair = async () => {
    if (!validation || validation.issues.length === 0)
      return setShown({ kind: 'alert', message: MESSAGES.validateFirst });
    setWork('repairing');
    try {
      const { iterations, isCustom, customModel } = choices;
      const body = {
        messageId: message.id,
        messageContent: wordsOf(message),
        initialIssues: validation.issues,
        iterations,
        ...(isCustom && customModel.trim() && { customModel: customModel.trim() }),
      };
      const result = await api(repairCalls.repair, { params, body });
      setValidation(null);
      setShown({ kind: 'repair', result });
    } catch (error) {
      setShown({ kind: 'alert', message: MESSAGES.repairFailed, details: messageOf(error) });
    } finally {
      setWork(null);
    }
  };

  return (
    <fieldset className={classes.tools} aria-label="Validation and repair">
      <Button
        size="compact-xs"
        variant="default"
        loading={work === 'validating'}
        disabled={work !== null}
        onClick={() => void validate()}
      >
        Validate
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        loading={work === 'repairing'}
        disabled={work !== null}
        onClick={() => void repair()}
      >
        Repair
      </Button>
      <RepairOptions choices={choices} onChange={choose} />
      {isOlder && (
        <Text size="xs" c="dimmed">
          {MESSAGES.olderRepaired}
        </Text>
      )}
      <Dialog
        opened={shown !== null}
        title={titleOf(shown)}
        size={shown?.kind === 'alert' ? 'sm' : 'lg'}
        onClose={() => setShown(null)}
      >
        {shown?.kind === 'validation' && <ValidationReport result={shown.result} />}
        {shown?.kind === 'repair' && <RepairReport result={shown.result} />}
        {shown?.kind === 'alert' && (
          <div role="alert">
            <Text size="sm">{shown.message}</Text>
            {shown.details && (
              <Text size="xs" c="dimmed" mt={4}>
                {shown.details}
              </Text>
            )}
          </div>
        )}
      </Dialog>
    </fieldset>
  );
}

/** Whether a version is not the newest any more; asked for when the tools are opened, and after each change. */
function useIsOlder(appId: string, versionId: string | null | undefined): boolean {
  // A repair gives the answer another version.
  const { value } = useCall(
    versionCalls.list,
    { params: { appId } },
    { since: versionId, keepsLast: true },
  );
  const newest = value?.versions.find(({ isCurrent }) => isCurrent)?.id ?? null;
  return newest !== null && Boolean(versionId) && newest !== versionId;
}

function titleOf(shown: Shown | null): string {
  if (shown?.kind === 'validation') return 'Validation';
  return shown?.kind === 'repair' ? 'Repair' : 'Validation and repair';
}

const wordsOf = ({ parts }: ChatItem): string =>
  parts
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('\n')
    .trim();

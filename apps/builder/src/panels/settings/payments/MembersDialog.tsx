import {
  Anchor,
  Badge,
  Button,
  Group,
  Skeleton,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { type Membership, money, ofSmallest, paymentCalls } from '@trellis/contract';
import { useState } from 'react';
import { addressOf, request } from '../../../session/api.ts';
import { usePerson } from '../../../session/person.ts';
import { useCall } from '../../../session/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';

/** Who pays for the app, since when and until when, and what came in by the month. */
export function MembersDialog({ appId, onClose }: { appId: string; onClose(): void }) {
  const { api } = usePerson();
  const [search, setSearch] = useState('');
  const [older, setOlder] = useState<{ members: Membership[]; more: boolean } | null>(null);
  const { attempt, error, busy } = useAttempt();
  const call = { params: { appId }, query: search.trim() ? { search: search.trim() } : {} };
  const { value, failure } = useCall(paymentCalls.members, call, { keepsLast: true });
  const members = [...(value?.members ?? []), ...(older?.members ?? [])];
  const more = older ? older.more : (value?.more ?? false);
  const showMore = () =>
    attempt(async () => {
      const query = { ...call.query, before: members.at(-1)?.id };
      const next = await api(paymentCalls.members, { params: { appId }, query });
      setOlder({ members: [...(older?.members ?? []), ...next.members], more: next.more });
    });
  const download = () =>
    attempt(async () => {
      const address = addressOf(paymentCalls.exportMembers.path, { appId }, call.query);
      const blob = await (await request(address)).blob();
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = 'members.csv';
      link.click();
      URL.revokeObjectURL(link.href);
    });
  return (
    <Dialog opened onClose={onClose} title="Members and revenue" size="lg">
      <Stack>
        {failure && (
          <Text size="sm" c="red" role="alert">
            {failure}
          </Text>
        )}
        {!value && !failure && <Skeleton h={200} role="status" aria-label="Loading" />}
        {value && (
          <>
            <Text size="sm" c="dimmed">
              {value.counts.active} of {value.counts.active + value.counts.ended} memberships active
            </Text>
            <Revenue months={value.revenue} />
            <Group align="flex-end">
              <TextInput
                label="Search"
                placeholder="Email or tier"
                value={search}
                flex={1}
                miw={180}
                onChange={(event) => {
                  setSearch(event.currentTarget.value);
                  setOlder(null);
                }}
              />
              <Button variant="default" loading={busy} onClick={() => void download()}>
                Export CSV
              </Button>
            </Group>
            <Failure error={error} />
            {members.length === 0 && (
              <Text size="sm" c="dimmed">
                {search.trim() ? 'No matching members.' : 'No members yet.'}
              </Text>
            )}
            {members.length > 0 && <MemberTable members={members} />}
            {more && (
              <Anchor component="button" size="sm" onClick={() => void showMore()}>
                Show more
              </Anchor>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const paidIn = (amount: number, currency: string): string =>
  money(ofSmallest(amount, currency), currency);
const day = (at: string): string =>
  new Date(at).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' });

function Revenue({
  months,
}: {
  months: { month: string; currency: string; amount: number; sales: number }[];
}) {
  if (months.length === 0) return null;
  return (
    <Table aria-label="Revenue by month" withRowBorders={false} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Month</Table.Th>
          <Table.Th ta="right">Sales</Table.Th>
          <Table.Th ta="right">Revenue</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {months.map(({ month, currency, amount, sales }) => (
          <Table.Tr key={month + currency}>
            <Table.Td>{month}</Table.Td>
            <Table.Td ta="right">{sales}</Table.Td>
            <Table.Td ta="right">{paidIn(amount, currency)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Beside each other at a desk; on a phone what is more than who and how stands below the address. */
function MemberTable({ members }: { members: Membership[] }) {
  return (
    <Table aria-label="Members">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Email</Table.Th>
          <Table.Th visibleFrom="sm">Tier</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th visibleFrom="sm">Since</Table.Th>
          <Table.Th visibleFrom="sm">Ends</Table.Th>
          <Table.Th visibleFrom="sm" ta="right">
            Price
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {members.map((member) => (
          <MemberLine key={member.id} member={member} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function MemberLine({ member }: { member: Membership }) {
  const { email, tier, status, since, endsAt, price, currency } = member;
  const paid = paidIn(price, currency);
  const ends = endsAt ? day(endsAt) : null;
  const more = [tier, `since ${day(since)}`, ends && `until ${ends}`, paid].filter(Boolean);
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {email}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {more.join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{tier || '–'}</Table.Td>
      <Table.Td>
        <Badge variant="default" tt="none" miw="fit-content">
          {status}
        </Badge>
      </Table.Td>
      <Table.Td visibleFrom="sm">{day(since)}</Table.Td>
      <Table.Td visibleFrom="sm">{ends ?? '–'}</Table.Td>
      <Table.Td visibleFrom="sm" ta="right">
        {paid}
      </Table.Td>
    </Table.Tr>
  );
}

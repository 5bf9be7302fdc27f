/** A builder of a fresh product, with an app that keeps members; by the calls that its screens make. */
export async function makeClub(url: string): Promise<{ appId: string; token: string }> {
  const signUp = await post(url, '/api/auth/sign-up', null, {
    email: 'bench@example.org',
    password: 'correct horse battery',
    name: 'Bench',
  });
  const token = signUp.token as string;
  const { appId } = (await post(url, '/api/apps', token, {
    appType: 'SPACE_APP',
    genApp: { fields: { header: 'Club' }, appBuilderVersion: 4 },
  })) as { appId: string };
  await post(url, `/api/apps/${appId}/files/import`, token, {
    files: [
      { path: 'entities/Member.json', content: JSON.stringify(MEMBER) },
      { path: 'pages/Home.tsx', content: 'export default function Home() { return <main />; }' },
    ],
  });
  return { appId, token };
}

const text = { type: 'string' };
const MEMBER = {
  name: 'Member',
  type: 'object',
  properties: {
    name: text,
    email: { type: 'string', format: 'email' },
    joined: { type: 'string', format: 'date' },
    fee: { type: 'number' },
    paid: { type: 'boolean' },
    tags: { type: 'array', items: text },
    notes: text,
  },
  required: ['name'],
};

async function post(
  url: string,
  path: string,
  token: string | null,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

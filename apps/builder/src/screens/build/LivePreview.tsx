import { type AppDetail, FONT_FACES, may } from '@trellis/contract';
import { useMemo } from 'react';
import { OlderVersionBanner } from '../../panels/versions/OlderVersionBanner.tsx';
import { useRenewals, useViewed } from '../../panels/versions/viewed.ts';
import { AppPreview } from '../../preview/AppPreview.tsx';
import { useSaving } from '../../saving/context.ts';
import { useLook } from '../../saving/useLook.ts';

interface Props {
  app: AppDetail;
  initialPath: string;
  busy: boolean;
  onUrl(path: string): void;
  onChat(text: string): void;
  /** The app has a message for the assistant. */
  onSuggest(text: string): void;
  onTalk(): void;
  onData(entity: string | null): void;
}

/** The preview in the branding that is being edited. */
export function LivePreview({ app, ...rest }: Props) {
  const look = useLook();
  const withFaces = useMemo(
    () =>
      look.css.includes('--app-font')
        ? { ...look, css: `@import url("${FONT_FACES}");\n${look.css}` }
        : look,
    [look],
  );
  const approvedHosts = useSaving(({ saved }) => saved['settings.approvedHosts'] ?? '') as string;
  const viewed = useViewed(app.appId);
  const renewals = useRenewals(app.appId);
  return (
    <>
      <OlderVersionBanner appId={app.appId} />
      <AppPreview
        key={renewals}
        {...rest}
        appId={app.appId}
        versionId={viewed?.id ?? null}
        slug={app.slug}
        isPublished={app.isPublished}
        canEdit={may(app.role, 'app.edit')}
        look={withFaces}
        approvedHosts={approvedHosts}
      />
    </>
  );
}

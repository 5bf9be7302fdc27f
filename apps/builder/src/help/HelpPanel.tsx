import { Button, Drawer, NavLink, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Markdown } from '../ui/Markdown.tsx';
import { ARTICLES, searchArticles } from './articles.ts';

interface Props {
  /** An article's, or an unknown one for the list of all. */
  slug: string;
  onGo(slug: string): void;
  onClose(): void;
}

/** The help beside the work: one article, or all of them to search. */
export function HelpPanel({ slug, onGo, onClose }: Props) {
  const [search, setSearch] = useState('');
  const article = ARTICLES.find((one) => one.slug === slug);
  const found = searchArticles(search);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="sm"
      title={article?.title ?? 'Help'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 650 } }}
    >
      {article ? (
        <Stack gap="sm" align="flex-start">
          <Markdown text={article.text} />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowLeft size={14} />}
            onClick={() => onGo('all')}
          >
            All articles
          </Button>
        </Stack>
      ) : (
        <Stack gap="xs">
          <TextInput
            aria-label="Search the help"
            placeholder="Search the help"
            data-autofocus
            leftSection={<IconSearch size={16} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {found.length === 0 && (
            <Text size="sm" c="dimmed" role="status">
              No articles found. Try other words.
            </Text>
          )}
          <nav aria-label="Articles">
            {found.map((one) => (
              <NavLink
                key={one.slug}
                component="button"
                label={one.title}
                onClick={() => onGo(one.slug)}
                style={{ borderRadius: 8 }}
              />
            ))}
          </nav>
        </Stack>
      )}
    </Drawer>
  );
}

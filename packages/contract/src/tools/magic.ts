import { z } from 'zod';
import { call } from '../call.ts';
import { AppId } from '../ids.ts';
import { ToolField } from './fields.ts';

/** Making a part of a tool of a few words (spec 1, section 7; ruling 50). */
export const magicCalls = {
  create: call({
    id: 'magicCreate',
    method: 'POST',
    path: '/api/builder/magicCreate',
    who: 'builder',
    summary: 'Make a field of a few words: by the model, or without one by the words themselves',
    body: z.object({
      /** What the field is called. */
      input: z.string().trim().max(500),
      magicType: z.literal('field'),
      /** What it is for. */
      prompt: z.string().trim().max(2_000).default(''),
      /** The app it is for; its owner's plan counts. */
      appId: AppId.optional(),
    }),
    answer: z.object({ result: ToolField }),
  }),
};

import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { ModelRegistry } from './registry.ts';
import { isPrivate, parametersOf } from './style.ts';

const authorOf = (env: Record<string, string>) =>
  new ModelRegistry(readConfig(env).llm).defaultName;

describe('how a model is asked', () => {
  const base = { LLM_BASE_URL: 'http://localhost:11434/v1' };
  it.each([
    ['qwen2.5-coder:7b-instruct-q4_K_M', 7],
    ['llama3.2:3b', 3],
    ['Qwen/Qwen2.5-14B-Instruct', 14],
    ['smollm:360m', 0.36],
    ['mixtral-8x7b-instruct', 56],
    ['qwen3-30b-a3b', 30],
    ['phi-4', null],
    ['gpt-oss', null],
    ['bge-m3', null],
  ])('%s has %d billion parameters by its name', (name, size) => {
    expect(parametersOf(name)).toBe(size);
  });

  it.each([
    ['http://localhost:1234/v1', true],
    ['http://127.0.0.1:8080/v1', true],
    ['http://[::1]:8080/v1', true],
    ['http://192.168.1.20:8000/v1', true],
    ['http://172.20.0.3/v1', true],
    ['http://ollama:11434/v1', true],
    ['http://host.docker.internal:11434/v1', true],
    ['http://172.32.0.1/v1', false],
    ['https://api.example.com/v1', false],
    ['https://8.8.8.8/v1', false],
  ])('%s is private: %s', (url, expected) => {
    expect(isPrivate(url)).toBe(expected);
  });

  it('goes by size and place, unless the operator says otherwise', () => {
    const both = 'qwen2.5:7b + Built-in builder';
    const small = { ...base, LLM_MODEL: 'qwen2.5:7b' };
    expect(authorOf(small)).toBe(both);
    expect(authorOf({ ...small, LLM_STYLE: 'code' })).toBe('qwen2.5:7b');
    expect(authorOf({ ...small, LLM_BASE_URL: 'https://api.example.com/v1' })).toBe('qwen2.5:7b');
    expect(authorOf({ ...base, LLM_MODEL: 'qwen2.5:32b' })).toBe('qwen2.5:32b');
    expect(authorOf({ ...base, LLM_MODEL: 'qwen2.5:32b', LLM_STYLE: 'spec' })).toBe(
      'qwen2.5:32b + Built-in builder',
    );
    expect(authorOf({})).toBe('Built-in builder');
    expect(() => readConfig({ LLM_STYLE: 'sketch' })).toThrow(/LLM_STYLE/);
    expect(() => readConfig({ LLM_TIMEOUT: 'soon' })).toThrow(/LLM_TIMEOUT/);
  });
});

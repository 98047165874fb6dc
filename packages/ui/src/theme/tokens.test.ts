import { describe, expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import tokens from './generated/tokens.json' with { type: 'json' };
import { dark, light } from './roles.ts';

const names = (group: object) => Object.keys(group).filter((name) => !name.startsWith('$'));

describe('the design tokens', () => {
  test('include every colour of both themes', () => {
    expect(names(tokens.color.light)).toEqual(Object.keys(vars.color));
    expect(names(tokens.color.dark)).toEqual(Object.keys(vars.color));
    expect(tokens.color.light.ink.$value.hex).toBe(light.ink);
    expect(tokens.color.dark.ink.$value.hex).toBe(dark.ink);
  });

  test.each(['tint', 'radius', 'font', 'shadow', 'ease', 'target', 'z'] as const)(
    'include every %s of the contract',
    (group) => {
      expect(names(tokens[group])).toEqual(Object.keys(vars[group]));
    },
  );

  test('include every step of the space scale', () => {
    expect(names(tokens.space)).toEqual(expect.arrayContaining(Object.keys(vars.space)));
  });

  test('include every duration, also for reduced motion', () => {
    expect(names(tokens.duration.full)).toEqual(Object.keys(vars.duration));
    expect(names(tokens.duration.reduced)).toEqual(Object.keys(vars.duration));
  });

  test('give every value a type', () => {
    const untyped = (group: object, inherited: boolean): string[] =>
      Object.entries(group).flatMap(([name, value]) => {
        if (name.startsWith('$') || typeof value !== 'object') return [];
        const typed = inherited || '$type' in value;
        if ('$value' in value) return typed ? [] : [name];
        return untyped(value, typed);
      });
    expect(untyped(tokens, false)).toEqual([]);
  });
});

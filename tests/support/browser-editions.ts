import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Dictionary } from '../../content/schema/dictionary';
import type { Language } from '../../content/core/language';

const CONTENT = join(import.meta.dirname, '../../content');
const read = (file: string): unknown => parse(readFileSync(join(CONTENT, file), 'utf8'));

/** One of the two editions of the site, as a visitor meets it. */
export interface Edition {
  code: Language;
  home: string;
  /** What stands before every path of this edition's shell. */
  prefix: '' | '/en';
  /** What the toggle shows: the language it leads to. */
  toggle: 'EN' | 'SV';
  other: Language;
  /** The interface's words. */
  texts: Dictionary;
}

export const SWEDISH: Edition = {
  code: 'sv',
  home: '/',
  prefix: '',
  toggle: 'EN',
  other: 'en',
  texts: read('dictionary/sv.yaml') as Dictionary,
};

export const ENGLISH: Edition = {
  code: 'en',
  home: '/en/',
  prefix: '/en',
  toggle: 'SV',
  other: 'sv',
  texts: read('dictionary/en.yaml') as Dictionary,
};

export const EDITIONS = [SWEDISH, ENGLISH] as const;

interface SiteFacts {
  brand: { name: string };
  contact: {
    email: string;
    phone: string;
    phoneInternational: string;
    street: string;
    city: string;
  };
}

export const SITE = read('site.yaml') as SiteFacts;

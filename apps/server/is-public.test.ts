import { expect, it } from 'vitest';
import { isPublic } from './is-public.ts';

it.each([
  'http://localhost:4000',
  'http://127.0.0.1',
  'http://192.168.1.20:4000',
  'http://[::1]:4000',
  'http://[fd00::1]',
  'http://shop',
  'https://shop.test',
])('%s is for this machine and its network', (origin) => expect(isPublic(origin)).toBe(false));

it.each([
  'https://play.example',
  'http://203.0.113.7:4000',
  'https://[2001:db8::1]',
  'https://localhost.play.example',
  'http://172.32.0.1',
])('%s is for strangers', (origin) => expect(isPublic(origin)).toBe(true));

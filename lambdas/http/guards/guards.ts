import type { Guard } from '../types';
import { allowOrigins } from './allow-origins';
import { forbidCaching } from './forbid-caching';
import { limitBody } from './limit-body';
import { limitCalls } from './limit-calls';
import { limitTime } from './limit-time';
import { requireJson } from './require-json';
import { requireKey } from './require-key';
import { verifyOrigin } from './verify-origin';

/** What every request passes before its route, in this order. */
export const GUARDS: readonly Guard[] = [
  forbidCaching,
  limitTime,
  verifyOrigin,
  allowOrigins,
  requireKey,
  requireJson,
  limitBody,
  limitCalls,
];

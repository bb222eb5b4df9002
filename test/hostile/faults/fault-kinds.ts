import { type Fault, secondaryRateLimit } from '../../support/github/http/faults.ts';

type Misbehaviour = Omit<Fault, 'method' | 'route' | 'operation'>;

const refused = (status: number, message: string): Misbehaviour => ({ status, body: { message } });

/** How GitHub, or what is between, can fail one request. */
export const faultKinds: Readonly<Record<string, Misbehaviour>> = {
  '401': refused(401, 'Bad credentials'),
  '403 permission': refused(403, 'Resource not accessible by integration'),
  '403 rate': secondaryRateLimit({ retryAfter: 60 }),
  '404': refused(404, 'Not Found'),
  '409': refused(409, 'Conflict'),
  '410': refused(410, 'Gone'),
  '422': refused(422, 'Validation Failed'),
  '429': secondaryRateLimit({ status: 429, retryAfter: 60 }),
  '500': refused(500, 'Server Error'),
  '502': refused(502, 'Bad Gateway'),
  '502 done': { ...refused(502, 'Bad Gateway'), applyFirst: true },
  '503': refused(503, 'Service Unavailable'),
  reset: { drop: true },
  'reset done': { drop: true, applyFirst: true },
  'time-out': { drop: true, delayMs: 3000 },
  slow: { cut: 'stalls' },
  truncated: { cut: 'closes' },
};

import * as v from 'valibot';
import { corsFinding } from './cors.ts';
import { type Finding, failed, ok, warning } from './finding.ts';
import { describeReply, type ProbeReply, probe } from './probe.ts';

const IDENTITY_URL = 'https://identitytoolkit.googleapis.com';
const BRANDS_PATH = '/api.common.proto.brandservice.BrandService/GetBrand';
/** Mumbai: any maps service knows an address there. */
const SAMPLE_POSITION = '18.9219,72.8346';

export interface IdentityTarget {
  readonly projectId: string;
  readonly apiKey: string;
  /** Origin of an emulator or of the sandbox; null for Firebase itself. */
  readonly emulatorUrl: string | null;
  readonly shopOrigin: string;
}

/** Checks the project of phone sign-in: its key, and the domains it accepts. */
export async function checkIdentity(target: IdentityTarget): Promise<readonly Finding[]> {
  const { projectId, apiKey, emulatorUrl, shopOrigin } = target;
  const base = emulatorUrl === null ? IDENTITY_URL : `${emulatorUrl}/identitytoolkit.googleapis.com`;
  const key = encodeURIComponent(apiKey);
  const reply = await probe(`${base}/v1/recaptchaParams?key=${key}`);
  if (reply.status !== 200) {
    const remedy = emulatorUrl
      ? `Start the emulator of FIREBASE_EMULATOR_URL (${emulatorUrl}).`
      : `Set FIREBASE_API_KEY to the web API key of the project ${projectId}, and switch phone sign-in on in its console.`;
    return [failed('identity project', describeReply(reply), remedy)];
  }
  const accepted = ok(
    'identity project',
    `${projectId}${emulatorUrl ? ` at ${emulatorUrl}` : ''} accepts the key`,
  );
  return emulatorUrl === null ? [accepted, await domainFinding(base, key, shopOrigin)] : [accepted];
}

const Project = v.object({ authorizedDomains: v.array(v.string()) });

async function domainFinding(base: string, key: string, shopOrigin: string): Promise<Finding> {
  const check = 'identity domains';
  const { hostname } = new URL(shopOrigin);
  const reply = await probe(`${base}/v1/projects?key=${key}`);
  const project = v.safeParse(Project, reply.json);
  if (!project.success) {
    const remedy = `See in the console of the project whether ${hostname} is an authorised domain.`;
    return warning(check, describeReply(reply), remedy);
  }
  if (hostname === 'localhost') {
    const remedy =
      'Set SITE_URL to the public address of the shop: Firebase sends no codes to pages of localhost.';
    return failed(check, 'the shop runs at localhost', remedy);
  }
  const { authorizedDomains } = project.output;
  if (authorizedDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)))
    return ok(check, `${hostname} is authorised`);
  return failed(
    check,
    `${hostname} is not among ${authorizedDomains.join(', ')}`,
    `Add ${hostname} to the authorised domains of the project.`,
  );
}

export interface BackendTarget {
  readonly backendUrl: string;
  readonly shopApiUrl: string;
  readonly cartUrl: string;
  readonly brandsUrl: string;
  readonly brandsProtocol: 'grpc-web' | 'connect';
  readonly shopOrigin: string;
}

/** Checks the product backend, the shop API, the cart service and the brand service: health and CORS. */
export async function checkBackend(target: BackendTarget): Promise<readonly Finding[]> {
  const { backendUrl, shopApiUrl, cartUrl, brandsUrl, brandsProtocol, shopOrigin } = target;
  const health = await probe(`${backendUrl}/healthz`);
  // A backend that does not answer gets one line, not a line per check.
  const isKnownDown = (url: string) =>
    health.error !== null && new URL(url).origin === new URL(backendUrl).origin;
  const cors = async (check: string, url: string, method: string, headers: readonly string[]) =>
    isKnownDown(url) ? [] : [await corsFinding({ check, url, origin: shopOrigin, method, headers })];
  const signedIn = ['authorization', 'content-type', 'idempotency-key'];
  const rpc =
    brandsProtocol === 'grpc-web'
      ? ['content-type', 'x-grpc-web', 'x-user-agent']
      : ['connect-protocol-version', 'content-type'];
  const findings = await Promise.all([
    isKnownDown(brandsUrl) ? [] : [await brandsFinding(brandsUrl)],
    cors('CORS of POST /login', `${backendUrl}/login`, 'POST', ['authorization']),
    cors('CORS of POST /cart', `${cartUrl}/cart`, 'POST', signedIn),
    cors('CORS of POST /order', `${shopApiUrl}/order`, 'POST', signedIn),
    cors('CORS of DELETE /customer/address', `${shopApiUrl}/customer/address/1`, 'DELETE', ['authorization']),
    cors('CORS of the brand service', `${brandsUrl}${BRANDS_PATH}`, 'POST', rpc),
  ]);
  return [healthFinding(backendUrl, health), ...findings.flat()];
}

function healthFinding(backendUrl: string, reply: ProbeReply): Finding {
  if (reply.status === 200) return ok('backend health', `${backendUrl} answers`);
  return failed(
    'backend health',
    describeReply(reply),
    `Start the backend of BACKEND_URL (${backendUrl}); its log says what stops it.`,
  );
}

/** Checks the brand service with a request in Connect's JSON format, which a server built on Connect answers whichever protocol the shop uses. */
async function brandsFinding(brandsUrl: string): Promise<Finding> {
  const check = 'brand service';
  const reply = await probe(`${brandsUrl}${BRANDS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const brands = v.safeParse(v.object({ brands: v.optional(v.array(v.unknown()), []) }), reply.json);
  const remedy =
    'Set BRANDS_URL to the brand service; until it answers, the shop shows the brands that are coming soon.';
  if (reply.status !== 200 || !brands.success) return warning(check, describeReply(reply), remedy);
  return ok(check, `${brands.output.brands.length} brands`);
}

export interface LocationTarget {
  readonly mapsUrl: string;
  readonly mapsKey: string | undefined;
  readonly ipInfoUrl: string;
  readonly ipInfoToken: string | undefined;
}

/** Checks the maps service and the IP-info service. */
export function checkLocation(target: LocationTarget): Promise<readonly Finding[]> {
  return Promise.all([mapsFinding(target), ipInfoFinding(target)]);
}

const Geocoded = v.object({
  status: v.literal('OK'),
  results: v.looseTuple([v.object({ formatted_address: v.string() })]),
});

async function mapsFinding({ mapsUrl, mapsKey }: LocationTarget): Promise<Finding> {
  const url = new URL(mapsUrl);
  url.searchParams.set('latlng', SAMPLE_POSITION);
  if (mapsKey !== undefined) url.searchParams.set('key', mapsKey);
  const reply = await probe(url.href);
  const geocoded = v.safeParse(Geocoded, reply.json);
  if (geocoded.success) return ok('maps', `finds ${geocoded.output.results[0].formatted_address}`);
  const remedy =
    'Set MAPS_URL and MAPS_KEY to a geocoding service whose key allows this shop; until then addresses show as coordinates and cannot be looked up.';
  return warning('maps', describeReply(reply), remedy);
}

const IpInfo = v.object({ loc: v.string(), city: v.string() });

async function ipInfoFinding({ ipInfoUrl, ipInfoToken }: LocationTarget): Promise<Finding> {
  const url = new URL(ipInfoUrl);
  if (ipInfoToken !== undefined) url.searchParams.set('token', ipInfoToken);
  const reply = await probe(url.href);
  const info = v.safeParse(IpInfo, reply.json);
  if (info.success) return ok('IP location', `finds ${info.output.city}`);
  const remedy =
    "Set IP_INFO_URL and IP_INFO_TOKEN; until then 'Unknown location' shows where the browser gives no position.";
  return warning('IP location', describeReply(reply), remedy);
}

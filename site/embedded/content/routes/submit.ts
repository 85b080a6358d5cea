import { Hono } from 'hono';
import type { Context } from 'hono';
import { toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { deduplicateSubmission } from '../forms/deduplicate-submission.ts';
import { castFieldValue } from '../forms/field-values.ts';
import { createMessageFormatter } from '../forms/messages/messages.ts';
import type { FormatFieldMessage } from '../forms/messages/messages.ts';
import { readBody } from '../forms/read-body.ts';
import { storeSubmission } from '../forms/store-submission.ts';
import { storeUploads } from '../forms/store-uploads.ts';
import { validate } from '../forms/validate.ts';
import type { SubmissionErrors } from '../forms/validate.ts';
import type { BlueprintField } from '../project/blueprint.ts';
import type { ProjectForm } from '../project/model.ts';
import type { ProjectSite, ProjectSites } from '../project/sites.ts';
import type { ApiContext } from './api-context.ts';

/** Base URL of a redirect target if the request has no header `Referer`. Then the target must be a path. */
const NO_PAGE = new URL('http://page.invalid');

/** Route for form submissions (contract §7.2). There is no session, so no CSRF token is required. */
export function submitRoutes(apiContext: ApiContext): Hono {
  const routes = new Hono({ strict: false });
  const logOnce = createLogOnce(apiContext.log);
  routes.post('/:form', (context) => {
    const form = context.req.param('form');
    const key = context.req.header('Idempotency-Key');
    const { now } = apiContext.state();
    const { log, submissionsDirectory } = apiContext;
    return deduplicateSubmission(submissionsDirectory, { form, key, now, log }, () =>
      receiveSubmission(context, form, apiContext, logOnce),
    );
  });
  return routes;
}

/** Returns a log function that writes each different line only once. */
function createLogOnce(log: ApiContext['log']): ApiContext['log'] {
  const logged = new Set<string>();
  return (line) => {
    if (logged.has(line)) return;
    logged.add(line);
    log(line);
  };
}

async function receiveSubmission(
  context: Context,
  name: string,
  apiContext: ApiContext,
  logOnce: ApiContext['log'],
): Promise<Response> {
  const { project, now } = apiContext.state();
  const form = project.forms.get(name);
  if (!form) return context.json({ message: `Form [${name}] not found.` }, 404);

  const body = await readBody(context.req);
  if (body === 'too-large') return context.json({ message: 'The POST data is too large.' }, 413);
  const formatMessage = createMessageFormatter(
    findSiteByReferer(context.req.header('Referer'), project.sites).lang,
  );
  const errors = validate(checkedFields(context, form), body, formatMessage, now, (field, pattern) =>
    logOnce(`Form ${name}, field ${field}: only a real Statamic can validate the pattern ${pattern}.`),
  );
  if (errors.size > 0) return respondInvalid(context, errors, formatMessage, body.values['_error_redirect']);
  if (isPrecognitive(context))
    return context.body(null, 204, { 'Precognition-Success': 'true', Precognition: 'true' });

  const redirect = sameSiteTarget(context, body.values['_redirect']);
  if (body.values[form.honeypot] !== undefined && body.values[form.honeypot] !== null) {
    return respondAccepted(context, [], false, redirect);
  }
  const fields = form.blueprint.fields();
  const values = Object.fromEntries(
    fields.map((field) => [field.handle, castFieldValue(field, body.values[field.handle])]),
  );
  const uploads = await storeUploads(fields, body.files, project, apiContext.directory);
  const submission: JsonObject = { ...values, ...uploads.values };
  try {
    if (form.storesSubmissions)
      await storeSubmission(apiContext.submissionsDirectory, form.handle, submission, now);
  } catch (error) {
    await uploads.undo();
    throw error;
  }
  // The API and the asset routes must serve the files before the response is sent (contract §7.2).
  await apiContext.addFiles(uploads.paths);
  return respondAccepted(context, fields.length === 0 ? [] : submission, true, redirect);
}

function isPrecognitive(context: Context): boolean {
  return context.req.header('Precognition') === 'true';
}

/** Returns the site whose page contains the form, by `Referer` (contract §7.2); the main site if no site matches. */
function findSiteByReferer(referer: string | undefined, sites: ProjectSites): ProjectSite {
  if (referer === undefined || !URL.canParse(referer)) return sites.main;
  const { origin, pathname } = new URL(referer);
  const containsPage = (site: ProjectSite): boolean =>
    pathname === site.path || pathname.startsWith(`${site.path}/`);
  const matching = sites.all.filter(containsPage).sort((a, b) => b.path.length - a.path.length);
  // The site may run at another origin than the configured one. The paths of its sites are the same there.
  return matching.find((site) => site.origin === origin) ?? matching[0] ?? sites.main;
}

/**
 * Returns the fields to validate: all fields, or the fields that a precognition request lists. A real submission always validates all
 * fields.
 */
function checkedFields(context: Context, form: ProjectForm): BlueprintField[] {
  const fields = form.blueprint.fields();
  const only = context.req.header('Precognition-Validate-Only');
  if (!isPrecognitive(context) || only === undefined) return fields;
  const fieldNames = new Set(only.split(',').map((name) => name.trim()));
  return fields.filter(({ handle }) => fieldNames.has(handle));
}

function respondAccepted(
  context: Context,
  submission: JsonValue,
  created: boolean,
  redirect: string | null,
): Response {
  if (!wantsJson(context)) return context.redirect(redirect ?? context.req.header('Referer') ?? '/', 302);
  return context.json({ success: true, submission_created: created, submission, redirect });
}

/** Responds in Statamic's older format to XMLHttpRequest, in Laravel's format to other JSON requests, else with a redirect back. */
function respondInvalid(
  context: Context,
  errors: SubmissionErrors,
  formatMessage: FormatFieldMessage,
  redirect: JsonValue | undefined,
): Response {
  const all = [...errors.values()].flat();
  if (isAjax(context) && !isPrecognitive(context)) {
    const first = Object.fromEntries([...errors].map(([handle, messages]) => [handle, messages[0] ?? '']));
    return context.json({ errors: all, error: first }, 400);
  }
  if (!wantsJson(context))
    return context.redirect(sameSiteTarget(context, redirect) ?? context.req.header('Referer') ?? '/', 302);
  const more = all.length - 1;
  const rest = more === 0 ? '' : ` ${formatMessage(more === 1 ? 'more' : 'more.several', { count: more })}`;
  const headers = isPrecognitive(context) ? { Precognition: 'true' } : {};
  return context.json(
    { message: `${all[0] ?? ''}${rest}`, errors: Object.fromEntries(errors) },
    422,
    headers,
  );
}

function isAjax(context: Context): boolean {
  return context.req.header('X-Requested-With') === 'XMLHttpRequest';
}

function wantsJson(context: Context): boolean {
  return isAjax(context) || isPrecognitive(context) || /[/+]json\b/.test(context.req.header('Accept') ?? '');
}

/**
 * Returns a redirect target on the same website, as browsers parse it; null for other targets, which later Statamic versions ignore too.
 * Browsers remove tabs and line breaks, so `/<tab>/host` leads to another website.
 */
function sameSiteTarget(context: Context, value: JsonValue | undefined): string | null {
  const target = toText(value) ?? '';
  const page = URL.parse(context.req.header('Referer') ?? '');
  if (!target.startsWith('/') && !(page && /^https?:/i.test(target))) return null;
  const { origin } = page ?? NO_PAGE;
  const url = URL.parse(target, origin);
  if (url?.origin !== origin) return null;
  if (!target.startsWith('/')) return url.href;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? null : path;
}

import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { deduplicateSubmission } from '../forms/deduplicate-submission.ts';
import { castFieldValue } from '../forms/field-values.ts';
import { createMessageFormatter } from '../forms/messages/messages.ts';
import type { FormatMessage } from '../forms/messages/messages.ts';
import { siteOfPage } from '../forms/page-site.ts';
import { readBody } from '../forms/read-body.ts';
import { storeSubmission } from '../forms/store-submission.ts';
import { storeUploads } from '../forms/store-uploads.ts';
import { validate } from '../forms/validate.ts';
import type { SubmissionErrors } from '../forms/validate.ts';
import type { ProjectForm } from '../project/model.ts';
import type { Service } from './service.ts';

const LARGEST_BODY_BYTES = 32 * 1024 * 1024;

/** Form submissions (contract §7.2). There is no session, so no CSRF token is asked for. */
export function submitRoutes(service: Service): Hono {
  const routes = new Hono({ strict: false });
  routes.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  routes.post('/:form', (context) => {
    const form = context.req.param('form');
    const key = context.req.header('Idempotency-Key');
    const { now } = service.state();
    return deduplicateSubmission(service.submissionsDirectory, { form, key, now }, () =>
      receiveSubmission(context, form, service),
    );
  });
  return routes;
}

async function receiveSubmission(context: Context, name: string, service: Service): Promise<Response> {
  const { project, now } = service.state();
  const form = project.forms.get(name);
  if (!form) return context.json({ message: `Form [${name}] not found.` }, 404);

  const sent = await readBody(context.req);
  const say = createMessageFormatter(siteOfPage(context.req.header('Referer'), project.sites).lang);
  const complaints = validate(checkedFields(context, form), sent, say, now);
  if (complaints.size > 0) return respondInvalid(context, complaints, say, sent.values['_error_redirect']);
  if (isPrecognitive(context))
    return context.body(null, 204, { 'Precognition-Success': 'true', Precognition: 'true' });

  const redirect = sameSiteTarget(context, sent.values['_redirect']);
  if (sent.values[form.honeypot] !== undefined && sent.values[form.honeypot] !== null) {
    return respondAccepted(context, [], false, redirect);
  }
  const fields = form.blueprint.fields();
  const values = Object.fromEntries(
    fields.map((field) => [field.handle, castFieldValue(field, sent.values[field.handle])]),
  );
  const uploads = await storeUploads(fields, sent.files, project, service.directory);
  const submission: JsonObject = { ...values, ...uploads.values };
  try {
    if (form.storesSubmissions)
      await storeSubmission(service.submissionsDirectory, form.handle, submission, now);
  } catch (error) {
    await uploads.undo();
    throw error;
  }
  return respondAccepted(context, fields.length === 0 ? [] : submission, true, redirect);
}

function isPrecognitive(context: Context): boolean {
  return context.req.header('Precognition') === 'true';
}

/** All fields, or those named by a check ahead; without that header the limit is ignored, else robots could skip rules. */
function checkedFields(context: Context, form: ProjectForm): ReturnType<ProjectForm['blueprint']['fields']> {
  const fields = form.blueprint.fields();
  const only = context.req.header('Precognition-Validate-Only');
  if (!isPrecognitive(context) || only === undefined) return fields;
  const named = new Set(only.split(',').map((name) => name.trim()));
  return fields.filter(({ handle }) => named.has(handle));
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

/** The older answer for XMLHttpRequest, Laravel's own otherwise, the way back for a browser without scripts. */
function respondInvalid(
  context: Context,
  complaints: SubmissionErrors,
  say: FormatMessage,
  redirect: JsonValue | undefined,
): Response {
  const all = [...complaints.values()].flat();
  if (isAjax(context) && !isPrecognitive(context)) {
    const first = Object.fromEntries(
      [...complaints].map(([handle, messages]) => [handle, messages[0] ?? '']),
    );
    return context.json({ errors: all, error: first }, 400);
  }
  if (!wantsJson(context))
    return context.redirect(sameSiteTarget(context, redirect) ?? context.req.header('Referer') ?? '/', 302);
  const more = all.length - 1;
  const rest = more === 0 ? '' : ` ${say(more === 1 ? 'more' : 'more.several', { count: more })}`;
  const headers = isPrecognitive(context) ? { Precognition: 'true' } : {};
  return context.json(
    { message: `${all[0] ?? ''}${rest}`, errors: Object.fromEntries(complaints) },
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

/** A target within the website; one that leads elsewhere is ignored, as later versions do. */
function sameSiteTarget(context: Context, value: JsonValue | undefined): string | null {
  const target = toText(value);
  if (target === undefined) return null;
  if (/^\/(?![/\\])/.test(target)) return target;
  const page = context.req.header('Referer') ?? '';
  if (!URL.canParse(target) || !URL.canParse(page)) return null;
  return new URL(target).origin === new URL(page).origin ? target : null;
}

import { errorHandler, warningHandler } from '@formkit/core';

/** Messages of FormKit's codes (specification §8). Without them FormKit reports only a code such as `E100`. */
const MESSAGES: Readonly<Record<number, string>> = {
  100: 'E100: an input cannot have children.',
  101: 'E101: the store cannot be set directly.',
  102: 'E102: this property is read-only.',
  106: 'E106: there is no form around this to submit.',
  107: 'E107: a group needs an object as its value.',
  108: 'E108: a list needs an array as its value.',
  151: 'W151: there is no form of this id to submit.',
  152: 'W152: there is no field of this name to reset.',
  651: 'W651: there is no field of this name to set errors on.',
  652: 'W652: there is no field of this name to clear errors from.',
};

/** FormKit has one handler list per process. These handlers depend on no visitor. */
for (const handler of [errorHandler, warningHandler]) {
  handler((report, next) => {
    const message = MESSAGES[report.code];
    const about = typeof report.data === 'string' ? ` (${JSON.stringify(report.data)})` : '';
    return next(message === undefined ? report : { ...report, message: message + about });
  });
}

export { submitForm, warn } from '@formkit/core';

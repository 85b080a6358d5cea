import { errorHandler, warningHandler } from '@formkit/core';

/** What the form library's codes mean (specification §8); alone it says no more than `E100`. */
const MEANINGS: Readonly<Record<number, string>> = {
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

/** Both are the library's own lists, of which there is one a process; what is put in says the same for every visitor. */
for (const handler of [errorHandler, warningHandler]) {
  handler((complaint, next) => {
    const meaning = MEANINGS[complaint.code];
    const about = typeof complaint.data === 'string' ? ` (${JSON.stringify(complaint.data)})` : '';
    return next(meaning === undefined ? complaint : { ...complaint, message: meaning + about });
  });
}

export { submitForm, warn } from '@formkit/core';

/**
 * What every page needs before its first primitive: faces, tokens, reset. Imported for its styles, once, before all other
 * styles: it also states the order of the cascade layers.
 */
import './fonts.css';
import './base.css.ts';

/** Fonts, tokens and reset of every page. A page imports this file once. */
import './fonts.css';
import './fallback-fonts.css';
import './base.css.ts';

<?php

/*
 * Only what differs from Statamic's own settings; it fills in the rest.
 */
return [

    'license_key' => env('STATAMIC_LICENSE_KEY'),

    // The content is laid out for several sites already: do not run `php please multisite` on it.
    'multisite' => true,

];

<?php

/*
 * Only the settings that differ from Statamic's defaults.
 */
return [

    'license_key' => env('STATAMIC_LICENSE_KEY'),

    // The content already has the layout for several sites: do not run `php please multisite` on it.
    'multisite' => true,

];

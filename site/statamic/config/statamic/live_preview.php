<?php

/*
 * Only what differs from Statamic's own settings; it fills in the rest.
 */
return [

    'devices' => [
        'Desk' => ['width' => 1440, 'height' => 900],
        'Tablet' => ['width' => 834, 'height' => 1112],
        'Phone' => ['width' => 390, 'height' => 844],
    ],

    // The website lives on another origin and fetches the edited entry itself after the control panel's
    // message. Statamic reaching into the frame would only raise an error there.
    'hot_reload_contents' => false,
    'force_reload_js_modules' => false,

];

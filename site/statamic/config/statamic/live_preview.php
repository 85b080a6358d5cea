<?php

/*
 * Only the settings that differ from Statamic's defaults.
 */
return [

    'devices' => [
        'Desk' => ['width' => 1440, 'height' => 900],
        'Tablet' => ['width' => 834, 'height' => 1112],
        'Phone' => ['width' => 390, 'height' => 844],
    ],

    // The website has another origin and fetches the edited entry itself after the control panel's message.
    // Statamic's own reload would access a cross-origin frame, which throws an error.
    'hot_reload_contents' => false,
    'force_reload_js_modules' => false,

];

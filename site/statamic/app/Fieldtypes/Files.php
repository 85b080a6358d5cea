<?php

namespace App\Fieldtypes;

use Illuminate\Support\Str;
use Statamic\Fields\Validator;
use Statamic\Fieldtypes\Assets\DimensionsRule;
use Statamic\Fieldtypes\Assets\ImageRule;
use Statamic\Fieldtypes\Assets\MaxRule;
use Statamic\Fieldtypes\Assets\MimesRule;
use Statamic\Fieldtypes\Assets\MimetypesRule;
use Statamic\Fieldtypes\Assets\MinRule;
use Statamic\Fieldtypes\Files as StatamicFiles;

/**
 * The field `files` with the rules of the field `assets`. Statamic 5 and the first versions of Statamic 6 validate the list of files
 * instead of each file, so `image` refuses every picture.
 */
class Files extends StatamicFiles
{
    protected static $handle = 'files';

    private const RULES = [
        'dimensions' => DimensionsRule::class,
        'image' => ImageRule::class,
        'max_filesize' => MaxRule::class,
        'mimes' => MimesRule::class,
        'mimetypes' => MimetypesRule::class,
        'min_filesize' => MinRule::class,
    ];

    public function fieldRules()
    {
        return collect(Validator::explodeRules(parent::fieldRules()))->map(function ($rule) {
            $class = is_string($rule) ? self::RULES[Str::before($rule, ':')] ?? null : null;

            return $class ? new $class(explode(',', Str::after($rule, ':'))) : $rule;
        })->all();
    }
}
